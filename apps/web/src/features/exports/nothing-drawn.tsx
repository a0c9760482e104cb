/** Where a preview would be. */
export const NothingDrawn = () => <p>Nothing is drawn yet. Draw the ramp, then come back.</p>
