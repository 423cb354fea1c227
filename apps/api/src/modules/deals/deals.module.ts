/** Deals, their shares, receipts, coupons and cancel bills, and old transactions. */
export function dealsModule(): void {
  // its endpoints come next
}
