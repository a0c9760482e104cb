/** Under which key a browser keeps whether letters and signs alone do something for a person, in both apps. */
export const singleKeysOf = (userId: string): string => `singleKeys-${userId}`
