/** Words that need no escaping in the files that they are written into. A menu entry has 40 characters at most. */
export const words = /^(?=.{1,40}$)[\p{L}\p{N}]+([ &.,-]+[\p{L}\p{N}]+)*$/u;
export const slug = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @throws Error with its sentence */
export function refuse(option, value, rule) {
  throw new Error(`${option} '${value}' is refused: ${rule}.`);
}
