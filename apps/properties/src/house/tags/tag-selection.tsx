import { useCan } from '@toam/auth/session';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import type { CompanyTag } from '@toam/contracts/house/house-tag.endpoints';
import { tagText } from '@toam/contracts/house/tag.text';
import { formatNumber, Segmented } from '@toam/ui/core';
import { SelectionAction } from '@toam/ui/list';
import { TagSimpleIcon } from '@toam/ui/icons';
import { useState } from 'react';
import { TagPopover } from './tag-popover';
import { useTagHouses } from './use-tag-houses';

interface TagSelectionProps {
  ids: ReadonlySet<number>;
  /** The loaded houses. They show which tags are in use. */
  rows: readonly HouseRow[];
}

/** Puts a tag on all chosen houses, or takes it off them. Specification 1 §2, §5. */
export function TagSelection({ ids, rows }: TagSelectionProps) {
  const mayTag = useCan('brokerage');
  const [way, setWay] = useState<'attach' | 'detach'>('attach');
  const { mutate, isPending } = useTagHouses();
  if (!mayTag) return null;

  const countOf = ({ id }: Pick<CompanyTag, 'id'>) =>
    rows.filter((house) => house.house_tag.some((tag) => tag.id === id)).length;
  const apply = (tag: Pick<CompanyTag, 'id'>, how = way) => {
    if (!isPending) mutate({ way: how, tagId: tag.id, houses: [...ids] });
  };
  return (
    <TagPopover
      placement="top"
      header={
        <Segmented
          block
          aria-label={tagText.way}
          value={way}
          options={[
            { value: 'attach' as const, label: tagText.addTo },
            { value: 'detach' as const, label: tagText.detach },
          ]}
          onChange={setWay}
        />
      }
      // Chosen houses that are not loaded may have any tag.
      isOffered={(tag) => way === 'attach' || countOf(tag) > 0 || rows.length < ids.size}
      choiceOf={(tag) => {
        const count = countOf(tag);
        if (count === 0) return 'none';
        return count === ids.size ? 'all' : 'some';
      }}
      noteOf={(tag) => {
        const count = countOf(tag);
        return count > 0 ? tagText.onSome(formatNumber(count), formatNumber(ids.size)) : null;
      }}
      onToggle={apply}
      onMade={(tag) => apply(tag, 'attach')}
      onOpenChange={(open) => open && setWay('attach')}
    >
      <SelectionAction icon={<TagSimpleIcon size={16} />} disabled={isPending}>
        {tagText.addTo}
      </SelectionAction>
    </TagPopover>
  );
}
