/** Line drawing of a house, for empty states. */
export const EmptyHouse = () => (
  <svg width="96" height="66" viewBox="0 0 96 66" aria-hidden>
    <path d="M22 60V30L48 10L74 30V60z" fill="var(--fill)" />
    <path
      d="M14 34L48 7L82 34"
      fill="none"
      stroke="var(--text4)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path
      d="M22 32V60M74 32V60"
      fill="none"
      stroke="var(--text4)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeDasharray="1 6"
    />
    <path d="M8 61H88" stroke="var(--text4)" strokeWidth="2.5" strokeLinecap="round" />
    <rect x="41" y="40" width="14" height="21" rx="2" fill="var(--surface)" stroke="var(--text4)" strokeWidth="2.5" />
  </svg>
);
