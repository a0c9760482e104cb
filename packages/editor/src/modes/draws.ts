/** What the drawing tool draws (spec 3 §2, Line, Arc, Freeform and Shape; spec 2 §3.7). */
export type Draws = 'line' | 'arc' | 'freeform' | 'brush' | 'rectangle' | 'circle' | 'triangle'
