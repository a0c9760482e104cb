/** Where a preview would be. */
export const NothingDrawn = () => <p>No ramp is drawn. Draw the ramp first.</p>
