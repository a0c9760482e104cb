/** Where a preview would be. */
export const NothingDrawn = () => <p>The drawing is empty. Draw the ramp first.</p>
