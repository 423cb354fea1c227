import { staffLabel } from '@toam/contracts/user/user.text';
import type { StaffUser } from '@toam/contracts/user/user';
import { PlainButton, Row } from '@toam/ui/core';
import { Lightbox } from '@toam/ui/detail';
import { useState } from 'react';
import * as css from './staff-list.module.css';

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
    <Row wrap gap={8}>
      {papers.map(({ label, image }) => (
        <PlainButton
          key={image.id}
          width={128}
          height={80}
          border
          radius={8}
          background="fill"
          overflow="hidden"
          className={css.paper}
          title={label}
          onClick={() => open(image.id)}
        >
          <img src={image.thumbnail} alt={label} loading="lazy" />
        </PlainButton>
      ))}
      {openId !== null && (
        <Lightbox images={papers.map(({ image }) => image)} openId={openId} onClose={() => open(null)} />
      )}
    </Row>
  );
}
