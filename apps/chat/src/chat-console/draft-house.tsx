import type { ChatHouse } from '@toam/contracts/chat/chat.schema';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { Cell, IconButton, Row, Text } from '@toam/ui/core';
import { Photo } from '@toam/ui/list';
import { XIcon } from '@toam/ui/icons';

/** The house that goes with the message. */
export const DraftHouse = ({ house, onRemove }: { house: ChatHouse; onRemove: () => void }) => (
  <Row
    gap={8}
    padX={6}
    padY={4}
    radius={8}
    border
    maxWidth={420}
    background="tealTint"
    role="group"
    aria-label={text.attached}
  >
    <Photo src={house.picture} seed={house.id} width={44} height={34} />
    <Cell>
      <Text size={13} weight={500} ellipsis>
        {house.title}
      </Text>
      <Text size={12} tone="text2" ellipsis>
        {[house.price, text.house(house.id), house.place].filter(Boolean).join(' · ')}
      </Text>
    </Cell>
    <IconButton aria-label={text.removeHouse} onClick={onRemove}>
      <XIcon size={14} />
    </IconButton>
  </Row>
);
