import type { OrgTree } from './org-tree';

/** Pixels at full size. */
export const card = { width: 216, height: 72 } as const;
const gap = { columns: 16, levels: 34, rows: 8, tops: 32, aside: 48 } as const;
/** People without a team stand in a column, this far to the right of the line that leads to them. */
const indent = 36;
const spine = indent / 2;
/** The box of the people beside the tree. */
const asideBox = { width: 236, head: 40, row: 48, foot: 8 } as const;

export interface OrgSpot {
  x: number;
  y: number;
  /** The people below hang on a line at the left edge, in one column. */
  leadsColumn: boolean;
}

/** A line from a superior to a report. */
interface OrgLine {
  to: number;
  path: string;
}

export interface OrgLayout {
  spots: ReadonlyMap<number, OrgSpot>;
  lines: readonly OrgLine[];
  /** Where the people beside the tree stand. */
  aside: { x: number; width: number; height: number } | null;
  width: number;
  height: number;
}

type Shown = { tree: OrgTree; open: ReadonlySet<number> };

/** The people shown below somebody: leaders stand side by side, people without a team in one column. */
function belowOf({ tree, open }: Shown, id: number): { leaders: number[]; members: number[] } {
  const children = open.has(id) ? (tree.branches.get(id)?.children ?? []) : [];
  const leads = (child: number) => (tree.branches.get(child)?.children.length ?? 0) > 0;
  return { leaders: children.filter(leads), members: children.filter((child) => !leads(child)) };
}

/** The drawing so far: spots and lines are added branch by branch. */
interface Drawing extends Shown {
  spots: Map<number, OrgSpot>;
  lines: OrgLine[];
}

interface Point {
  x: number;
  y: number;
}

/** Of the bends, px. */
const roundest = 6;

/**
 * An SVG path with round bends: down from one point, across at half way to the level below, down along `x`, and to the right into the
 * second point if it does not stand under `x`.
 * @param drop pixels from the start to the line across
 */
function elbow(from: Point, x: number, to: Point, drop: number): string {
  const across = from.y + drop;
  const way = Math.sign(x - from.x);
  const bend = Math.min(roundest, Math.abs(x - from.x) / 2);
  const start = `M${from.x} ${from.y}`;
  const down =
    bend < 1
      ? ''
      : `V${across - bend}Q${from.x} ${across} ${from.x + way * bend} ${across}H${x - way * bend}Q${x} ${across} ${x} ${across + bend}`;
  const end = to.x > x ? `V${to.y - roundest}Q${x} ${to.y} ${x + roundest} ${to.y}H${to.x}` : `V${to.y}`;
  return `${start}${down}${end}`;
}

/** A column of people, and the lines to them from a point above. */
function drawMembers({ spots, lines }: Drawing, members: readonly number[], left: number, top: number, from: Point) {
  members.forEach((id, at) => {
    const spot = { x: left + indent, y: top + at * (card.height + gap.rows), leadsColumn: false };
    spots.set(id, spot);
    const to = { x: spot.x, y: spot.y + card.height / 2 };
    lines.push({ to: id, path: elbow(from, left + spine, to, gap.levels / 2) });
  });
}

/** A person and the people below. @returns the middle of the person's card, and where the branch ends on the right */
function drawBranch(drawing: Drawing, id: number, left: number, top: number): { middle: number; right: number } {
  const { leaders, members } = belowOf(drawing, id);
  const leadsColumn = leaders.length === 0 && members.length > 0;
  const [bottom, nextLevel] = [top + card.height, top + card.height + gap.levels];
  let next = left;
  const ends = leaders.map((leader) => {
    const below = drawBranch(drawing, leader, next, nextLevel);
    next = below.right + gap.columns;
    return { leader, x: below.middle };
  });
  const column = next;
  if (members.length > 0) next += indent + card.width + gap.columns;
  const [first, last] = [ends[0]?.x ?? left, members.length > 0 ? column + spine : (ends.at(-1)?.x ?? left)];
  const middle = Math.max(left + card.width / 2, leadsColumn ? left : (first + last) / 2);
  drawing.spots.set(id, { x: middle - card.width / 2, y: top, leadsColumn });
  for (const { leader, x } of ends)
    drawing.lines.push({
      to: leader,
      path: elbow({ x: middle, y: bottom }, x, { x, y: nextLevel }, gap.levels / 2),
    });
  const memberTop = leadsColumn ? bottom + gap.rows * 2 : nextLevel;
  drawMembers(drawing, members, column, memberTop, { x: leadsColumn ? left + spine : middle, y: bottom });
  return { middle, right: Math.max(left + card.width, next - gap.columns) };
}

/** The first place to the right of all cards that are as high up as the box. */
function asideOf(count: number, spots: readonly OrgSpot[]): OrgLayout['aside'] {
  if (count === 0) return null;
  const height = asideBox.head + count * asideBox.row + asideBox.foot;
  const beside = spots.filter(({ y }) => y < height + gap.rows).map(({ x }) => x + card.width);
  const x = beside.length === 0 ? 0 : Math.max(...beside) + gap.aside;
  return { x, width: asideBox.width, height };
}

/**
 * Where everybody stands: leaders side by side below their superior, people without a team in a column under their leader. Closed
 * branches take the place of one card.
 */
export function orgLayout(tree: OrgTree, open: ReadonlySet<number>): OrgLayout {
  const drawing: Drawing = { tree, open, spots: new Map(), lines: [] };
  let left = 0;
  for (const top of tree.tops) {
    left = drawBranch(drawing, top, left, 0).right + gap.tops;
  }
  const { spots, lines } = drawing;
  const all = [...spots.values()];
  const aside = asideOf(tree.aside.length, all);
  return {
    ...{ spots, lines, aside },
    width: Math.max(0, ...all.map(({ x }) => x + card.width), aside ? aside.x + aside.width : 0),
    height: Math.max(0, ...all.map(({ y }) => y + card.height), aside?.height ?? 0),
  };
}
