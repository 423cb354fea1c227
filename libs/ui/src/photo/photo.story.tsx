import type { FacadeKind } from '../art/facade/facade';
import { Photo } from './photo';

export const title = 'Ảnh thay thế';

const kinds: FacadeKind[] = ['tube', 'low', 'apartment', 'villa', 'land'];

export default function PhotoStory() {
  return (
    <div style={{ display: 'grid', gap: 12, padding: 16 }}>
      {kinds.map((kind) => (
        <div key={kind} style={{ display: 'flex', gap: 12, alignItems: 'end' }}>
          <Photo src={null} kind={kind} seed={1} width={52} height={38} />
          {[2, 3, 4, 5, 6].map((seed) => (
            <Photo key={seed} src="/missing.webp" kind={kind} seed={seed} width={160} height={120} round={8} />
          ))}
        </div>
      ))}
    </div>
  );
}
