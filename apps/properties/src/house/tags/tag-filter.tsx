import { useQuery } from '@tanstack/react-query';
import { tagText } from '@toam/contracts/house/tag.text';
import { PlainButton, Row, Text } from '@toam/ui/core';
import { withFilter, type Filters } from '@toam/ui/list';
import { CaretDownIcon, TagSimpleIcon, XIcon } from '@toam/ui/icons';
import { TagPopover } from './tag-popover';
import { TagSquare } from './tag-square';
import { tagQueries } from './tag.queries';
import * as css from './tags.module.css';

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
  const isActive = chosen.length > 0;
  const { data: tags = [] } = useQuery({ ...tagQueries.list, enabled: isActive });
  const shown = tags.filter(({ id }) => chosen.includes(id));
  const choose = (ids: number[]) =>
    onChange(withFilter(filters, tagColumn, ids.length > 0 ? { operation: 'in', values: ids } : null));
  const toggle = (id: number) => choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Row
      as="span"
      inline
      height={32}
      border
      radius={6}
      background="surface"
      className={css.filter}
      data-active={isActive || undefined}
    >
      <TagPopover
        choiceOf={({ id }) => (chosen.includes(id) ? 'all' : 'none')}
        onToggle={({ id }) => toggle(id)}
        // No house has the new tag yet, so choosing it would empty the list.
        onMade={() => undefined}
      >
        <PlainButton
          gap={shown.length > 0 ? 4 : 6}
          maxWidth={200}
          height="100%"
          padX={10}
          size={13}
          weight={isActive ? 500 : undefined}
          aria-label={tagText.filter}
        >
          {shown.length > 0 ? (
            <>
              {shown.slice(0, 3).map((tag) => (
                <TagSquare key={tag.id} tag={tag} />
              ))}
              <Text ellipsis>{shown.length === 1 ? shown[0]!.name : tagText.chosen(chosen.length)}</Text>
            </>
          ) : (
            <>
              <TagSimpleIcon size={15} />
              {isActive ? tagText.chosen(chosen.length) : tagText.label}
            </>
          )}
          {!isActive && <CaretDownIcon size={12} />}
        </PlainButton>
      </TagPopover>
      {isActive && (
        <PlainButton justify="center" width={26} height="100%" aria-label={tagText.clear} onClick={() => choose([])}>
          <XIcon size={13} />
        </PlainButton>
      )}
    </Row>
  );
}
