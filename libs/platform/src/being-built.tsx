import { platformText } from '@toam/contracts/texts/platform';
import type { AccessRule } from '@toam/domain/access';
import type { RouteObject } from 'react-router-dom';
import { ScreenTitle } from '@toam/ui/core';
import { handleOf } from './remote';

const frame = { maxWidth: 560, margin: '0 auto', padding: '48px 24px' } as const;
const drawing = {
  stroke: 'var(--text4)',
  strokeWidth: 2,
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const tag = {
  display: 'inline-block',
  padding: '2px 8px',
  borderRadius: 4,
  fontSize: 12,
  lineHeight: '18px',
  fontWeight: 500,
  color: 'var(--warning)',
  background: 'var(--warningTint)',
} as const;
const note = { margin: '8px 0 0', fontSize: 13, lineHeight: '20px', color: 'var(--text2)' } as const;

/** A house under scaffolding. */
function Scaffold() {
  return (
    <svg width="112" height="72" viewBox="0 0 112 72" aria-hidden="true" {...drawing}>
      <path d="M4 70h104M30 70V34L56 14l26 20v36M48 70V52h16v18" />
      <path d="M18 70V26M94 70V26M12 46h18M82 46h18M12 28h22M78 28h22" stroke="var(--brand)" />
    </svg>
  );
}

/**
 * Says that a screen is not built yet and what it will do. No buttons: nothing here works.
 * @param title left out if the surrounding frame already has a title bar
 */
export function BeingBuilt({ title, will }: { title?: string; will: string[] }) {
  return (
    <>
      {title && <ScreenTitle text={title} />}
      <section style={frame}>
        <Scaffold />
        <div style={{ marginTop: 16 }}>
          <span style={tag}>{platformText.beingBuilt}</span>
        </div>
        <p style={note}>{platformText.beingBuiltNote}</p>
        <ul style={{ ...note, paddingInlineStart: 20 }}>
          {will.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

/**
 * A route whose screen is not built yet.
 * @param will what people will be able to do there, one short Vietnamese line each
 */
export function beingBuilt(path: string, title: string, will: string[], access?: AccessRule): RouteObject {
  return { path, element: <BeingBuilt title={title} will={will} />, ...handleOf(title, access) };
}
