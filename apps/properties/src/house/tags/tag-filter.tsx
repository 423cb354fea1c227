import { useQuery } from '@tanstack/react-query';
import { tagText } from '@toam/contracts/texts/tag';
import { withFilter, type Filters } from '@toam/ui/heavy';
import { CaretDownIcon, TagSimpleIcon, XIcon } from '@toam/ui/icons';
import { tagColour } from '../house-tags';
import { TagPopover } from './tag-popover';
import { tagQueries } from './tag.queries';

/** The list's column for this filter. The column's own filter and this one are the same. */
export const tagColumn = 'house_tag';

interface TagFilterProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

const chosenOf = (filters: Filters): number[] => {
  const value = filters[tagColumn];
  return value?.operation === 'in' ? value.values.map(Number) : [];
};

/**
 * The toolbar's filter by tags: several tags, with their colours. Tags can be made and changed in it. Specification 1
 * §2.
 */
export function TagFilter({ filters, onChange }: TagFilterProps) {
  const chosen = chosenOf(filters);
  const { data: tags = [] } = useQuery({ ...tagQueries.list, enabled: chosen.length > 0 });
  const shown = tags.filter(({ id }) => chosen.includes(id));
  const choose = (ids: number[]) =>
    onChange(withFilter(filters, tagColumn, ids.length > 0 ? { operation: 'in', values: ids } : null));
  const toggle = (id: number) => choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <span className="tag-filter" data-active={chosen.length > 0 || undefined}>
      <TagPopover
        choiceOf={({ id }) => (chosen.includes(id) ? 'all' : 'none')}
        onToggle={({ id }) => toggle(id)}
        // No house has the new tag yet, so choosing it would empty the list.
        onMade={() => undefined}
      >
        <button type="button" className="tag-filter-button" aria-label={tagText.filter}>
          {shown.length > 0 ? (
            <>
              {shown.slice(0, 3).map((tag) => (
                <i key={tag.id} style={{ background: tagColour(tag) }} />
              ))}
              <span className="ellipsis">{shown.length === 1 ? shown[0]!.name : tagText.chosen(chosen.length)}</span>
            </>
          ) : (
            <>
              <TagSimpleIcon size={15} />
              {chosen.length > 0 ? tagText.chosen(chosen.length) : tagText.label}
            </>
          )}
          {chosen.length === 0 && <CaretDownIcon size={12} />}
        </button>
      </TagPopover>
      {chosen.length > 0 && (
        <button type="button" className="tag-filter-clear" aria-label={tagText.clear} onClick={() => choose([])}>
          <XIcon size={13} />
        </button>
      )}
    </span>
  );
}
