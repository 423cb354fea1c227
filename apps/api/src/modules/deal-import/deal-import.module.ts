/** Transactions and receipts from workbooks. */
export function dealImportModule(): void {
  // its endpoints come next
}
