/** The logo: a roof over a nest. It hints at the letter Ấ. */
export const LogoMark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden style={{ flex: 'none', display: 'block' }}>
    <rect width="32" height="32" rx="8" fill="#C44600" />
    <path
      d="M7 15.5L16 7.5L25 15.5"
      fill="none"
      stroke="#fff"
      strokeWidth="2.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path
      d="M8.5 18.5c0 4.6 3.3 7 7.5 7s7.5-2.4 7.5-7"
      fill="none"
      stroke="#fff"
      strokeWidth="2.8"
      strokeLinecap="round"
    />
    <circle cx="16" cy="18.2" r="2.3" fill="#FFD9BD" />
  </svg>
);
