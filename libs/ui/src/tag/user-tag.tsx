/** A label created by people: an outline and a square in its colour. */
export const UserTag = ({ name, colour }: { name: string; colour: string }) => (
  <span className="ta-user-tag" title={name}>
    <i style={{ background: colour }} />
    <span className="ellipsis">{name}</span>
  </span>
);

/** The first tag and the number of others, for table cells. A dash for none. */
export function UserTags({ tags }: { tags: readonly { id: number; name: string; colour: string }[] }) {
  const [first, ...rest] = tags;
  if (!first) return <span className="ta-none">–</span>;
  return (
    <span className="ta-user-tags">
      <UserTag name={first.name} colour={first.colour} />
      {rest.length > 0 && (
        <span className="ta-user-tag" title={rest.map((tag) => tag.name).join(', ')}>
          +{rest.length}
        </span>
      )}
    </span>
  );
}
