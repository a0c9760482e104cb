/** One colour a run, told apart also by colour-blind eyes; runs carry their name as well. */
const RUN_COLORS = ['#f2a33a', '#12a5a0', '#8a63d2', '#d1618f', '#5b8c2a', '#3f7fd1', '#a5673f'] as const

export const runColor = (index: number): string => RUN_COLORS[index % RUN_COLORS.length] ?? RUN_COLORS[0]
