import type { PostGateway } from '@toam/contracts/post/post.schema';
import { portalText } from '@toam/contracts/portal/portal.text';
import { postText } from '@toam/contracts/post/post.text';
import { portals } from '@toam/domain/post/portal';
import { Row, Text } from '@toam/ui/core';
import { InfoIcon } from '@toam/ui/icons';

const names = portals.map((portal) => portalText.title[portal]).join(', ');

/** Says that no portal gets anything, as long as none does. D102 */
export const SandboxNote = ({ gateway }: { gateway: PostGateway }) =>
  gateway === 'sandbox' && (
    <Row gap={8} padX={12} padY={6} radius={6} size={13} tone="info" background="infoTint" role="note">
      <InfoIcon size={16} />
      <Text>{postText.sandbox(names)}</Text>
    </Row>
  );
