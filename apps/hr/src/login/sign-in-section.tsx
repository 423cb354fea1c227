import { CountBadge } from '@toam/ui/core';
import { useId, type ReactNode } from 'react';
import './sign-in.css';

interface SignInSectionProps {
  title: string;
  /** Already formatted; undefined until it is known. */
  count?: string | undefined;
  /** A line beside the title. */
  note?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** One of the two sections: current devices or past sign-ins. */
export function SignInSection({ title, count, note, actions, children }: SignInSectionProps) {
  const id = useId();
  return (
    <section className="sign-in-section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {count !== undefined && <CountBadge>{count}</CountBadge>}
        {note && <span className="sign-in-note">{note}</span>}
        <span className="ta-grow" />
        {actions}
      </header>
      {children}
    </section>
  );
}
