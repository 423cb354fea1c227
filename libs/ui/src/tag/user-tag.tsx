import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Row, Text } from '../layout/layout';
import { ColourMark } from './colour-mark';
import { NoValue } from './no-value';
import * as css from './tag.module.css';

interface UserTagProps extends ComponentProps<'span'> {
  name: string;
  colour: string;
}

/** A label created by people: an outline and a square in its colour. `children` follow the name. */
export const UserTag = ({ name, colour, children, ...props }: UserTagProps) => (
  <Outline title={name} {...props}>
    <ColourMark colour={colour} />
    <Text ellipsis>{name}</Text>
    {children}
  </Outline>
);

/** The first tag and the number of others, for table cells. A dash for none. */
export function UserTags({ tags }: { tags: readonly { id: number; name: string; colour: string }[] }) {
  const [first, ...rest] = tags;
  if (!first) return <NoValue />;
  return (
    <Row as="span" inline gap={4} maxWidth="100%">
      <UserTag name={first.name} colour={first.colour} />
      {rest.length > 0 && <Outline title={rest.map((tag) => tag.name).join(', ')}>+{rest.length}</Outline>}
    </Row>
  );
}

const Outline = ({ className, ...props }: ComponentProps<'span'>) => (
  <Row
    as="span"
    inline
    gap={6}
    padX={8}
    size={12}
    tone="text2"
    nowrap
    radius={4}
    border
    background="surface"
    className={clsx(css.tag, css.outline, className)}
    {...props}
  />
);
