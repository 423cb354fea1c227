/** Signs that nobody sees: space, what joins or turns letters, and blanks that count as letters. */
const unseen = /[\s\p{Cc}\p{Cf}\p{Mn}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Whether people see anything of a text. An empty bubble, or a customer without a name, is none. */
export const isVisible = (text: string): boolean => [...text].some((char) => !unseen.test(char));
