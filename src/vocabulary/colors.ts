/** The colors in the order that costs print them (CR 105.1), with the letter of their mana symbol (CR 107.4a). */
export const colors = ['white', 'blue', 'black', 'red', 'green'] as const;
export type Color = (typeof colors)[number];

export const colorLetters: Readonly<Record<Color, string>> = { white: 'w', blue: 'u', black: 'b', red: 'r', green: 'g' };
