/** `across`: left becomes right. `down`: top becomes bottom. */
export type MirrorWay = 'across' | 'down'
