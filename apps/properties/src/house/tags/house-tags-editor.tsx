import { useCan } from '@toam/auth/session';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { tagText } from '@toam/contracts/house/tag.text';
import { PlainButton, UserTag } from '@toam/ui/core';
import { PlusIcon, XIcon } from '@toam/ui/icons';
import { HouseTags, tagColour } from '../house-tags';
import { TagPopover } from './tag-popover';
import * as css from './tags.module.css';
import { useTagHouses } from './use-tag-houses';

/** The tags of one house, each with a remove button, and '+ Nhãn'. Only the tags for people who only read (D20). */
export function HouseTagsEditor({ house }: { house: Pick<HouseDetail, 'id' | 'house_tag'> }) {
  const mayTag = useCan('brokerage');
  const { mutate, isPending, variables } = useTagHouses();
  if (!mayTag) return <HouseTags tags={house.house_tag} />;

  const carries = (id: number) => house.house_tag.some((tag) => tag.id === id);
  const change = (tagId: number, way: 'attach' | 'detach') =>
    void (isPending || mutate({ way, tagId, houses: [house.id] }));
  return (
    <>
      {house.house_tag.map((tag) => (
        <UserTag
          key={tag.id}
          name={tag.name}
          colour={tagColour(tag)}
          className={css.off}
          data-leaving={(isPending && variables.way === 'detach' && variables.tagId === tag.id) || undefined}
        >
          <PlainButton
            justify="center"
            flex="none"
            width={[18, 28]}
            height={[18, 28]}
            radius={4}
            tone="text3"
            hover="fill"
            relative
            className={css.remove}
            aria-label={tagText.detachOne(tag.name)}
            title={tagText.detachOne(tag.name)}
            onClick={() => change(tag.id, 'detach')}
          >
            <XIcon size={11} />
          </PlainButton>
        </UserTag>
      ))}
      <TagPopover
        choiceOf={({ id }) => (carries(id) ? 'all' : 'none')}
        onToggle={({ id }) => change(id, carries(id) ? 'detach' : 'attach')}
        onMade={({ id }) => change(id, 'attach')}
      >
        <PlainButton gap={4} padX={[4, 8]} minHeight={[20, 40]} radius={4} size={12} tone="teal" className={css.add}>
          <PlusIcon size={12} />
          {tagText.add}
        </PlainButton>
      </TagPopover>
    </>
  );
}
