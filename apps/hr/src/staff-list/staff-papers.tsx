import { staffLabel } from '@toam/contracts/texts/user';
import type { StaffUser } from '@toam/contracts/user/user';
import { Lightbox } from '@toam/ui/heavy';
import { useState } from 'react';

/** The uploaded pictures of both sides of the card and of the certificate. A press opens one full screen. */
export function StaffPapers({ user }: { user: StaffUser }) {
  const [openId, open] = useState<number | null>(null);
  const papers = [
    { label: staffLabel.front_id_file, image: user.front_id },
    { label: staffLabel.back_id_file, image: user.back_id },
    { label: staffLabel.certificate, image: user.certificate_image },
  ].flatMap(({ label, image }) => (image ? [{ label, image }] : []));
  if (papers.length === 0) return null;
  return (
    <div className="staff-panel-papers">
      {papers.map(({ label, image }) => (
        <button key={image.id} type="button" title={label} onClick={() => open(image.id)}>
          <img src={image.thumbnail} alt={label} loading="lazy" />
        </button>
      ))}
      {openId !== null && (
        <Lightbox images={papers.map(({ image }) => image)} openId={openId} onClose={() => open(null)} />
      )}
    </div>
  );
}
