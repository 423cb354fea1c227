export type Tone = 'success' | 'warning' | 'error' | 'info' | 'teal' | 'neutral';

/** A state as tint, dot and word: never colour alone. */
export const StatusTag = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className={`ta-status ta-status-${tone}`}>
    <i />
    {children}
  </span>
);
