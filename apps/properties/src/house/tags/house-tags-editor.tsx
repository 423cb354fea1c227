import { useCan } from '@toam/auth/session';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { tagText } from '@toam/contracts/texts/tag';
import { PlusIcon, XIcon } from '@toam/ui/icons';
import { HouseTags, tagColour } from '../house-tags';
import { TagPopover } from './tag-popover';
import './tags.css';
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
        <span
          key={tag.id}
          className="ta-user-tag house-tag-off"
          title={tag.name}
          data-leaving={(isPending && variables.way === 'detach' && variables.tagId === tag.id) || undefined}
        >
          <i style={{ background: tagColour(tag) }} />
          <span className="ellipsis">{tag.name}</span>
          <button
            type="button"
            aria-label={tagText.detachOne(tag.name)}
            title={tagText.detachOne(tag.name)}
            onClick={() => change(tag.id, 'detach')}
          >
            <XIcon size={11} />
          </button>
        </span>
      ))}
      <TagPopover
        choiceOf={({ id }) => (carries(id) ? 'all' : 'none')}
        onToggle={({ id }) => change(id, carries(id) ? 'detach' : 'attach')}
        onMade={({ id }) => change(id, 'attach')}
      >
        <button type="button" className="house-tag-add">
          <PlusIcon size={12} />
          {tagText.add}
        </button>
      </TagPopover>
    </>
  );
}
