/** Starting values of quarters. */
export function targetsModule(): void {
  // its endpoints come next
}
