/** What a flip is called before it is made, and by how it came out. */
export const coinFlip = { made: 'flip a coin', won: 'win a coin flip', lost: 'lose a coin flip' } as const;
