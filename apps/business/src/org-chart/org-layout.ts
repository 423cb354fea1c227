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
export interface OrgLine {
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

/** What stands side by side below a person: a branch, or a column of people without a team. */
type Column = { branch: number } | { rows: readonly number[] };

type Shown = { tree: OrgTree; open: ReadonlySet<number> };

function columnsOf({ tree, open }: Shown, id: number): Column[] {
  const children = open.has(id) ? (tree.branches.get(id)?.children ?? []) : [];
  const leads = (child: number) => (tree.branches.get(child)?.children.length ?? 0) > 0;
  const rows = children.filter((child) => !leads(child));
  const branches = children.filter(leads).map((branch) => ({ branch }));
  return rows.length === 0 ? branches : [...branches, { rows }];
}

const isOnlyRows = ([first, ...more]: readonly Column[]): boolean =>
  first !== undefined && 'rows' in first && more.length === 0;

const widthOfColumn = (shown: Shown, column: Column): number =>
  'rows' in column ? indent + card.width : widthOf(shown, column.branch);

const widthOfColumns = (shown: Shown, columns: readonly Column[]): number =>
  columns.reduce((sum, column) => sum + widthOfColumn(shown, column), gap.columns * (columns.length - 1));

const widthOf = (shown: Shown, id: number): number => {
  const columns = columnsOf(shown, id);
  return columns.length === 0 ? card.width : Math.max(card.width, widthOfColumns(shown, columns));
};

/** The drawing so far: spots and lines are added branch by branch. */
interface Drawing extends Shown {
  spots: Map<number, OrgSpot>;
  lines: OrgLine[];
}

/** A column of people. @returns where the line comes down to it */
function drawRows(drawing: Drawing, rows: readonly number[], left: number, top: number): number {
  rows.forEach((id, at) =>
    drawing.spots.set(id, { x: left + indent, y: top + at * (card.height + gap.rows), leadsColumn: false }),
  );
  return left + spine;
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

/** Lines from a person to the people of a column. */
function joinRows({ spots, lines }: Drawing, from: { x: number; y: number }, rows: readonly number[], spineX: number) {
  for (const id of rows) {
    const spot = spots.get(id);
    if (spot)
      lines.push({ to: id, path: elbow(from, spineX, { x: spot.x, y: spot.y + card.height / 2 }, gap.levels / 2) });
  }
}

/** A person and the branches below. @returns the middle of the person's card */
function drawBranch(drawing: Drawing, id: number, left: number, top: number): number {
  const columns = columnsOf(drawing, id);
  const bottom = top + card.height;
  if (isOnlyRows(columns)) {
    const { rows } = columns[0] as { rows: readonly number[] };
    const spineX = drawRows(drawing, rows, left, bottom + gap.rows * 2);
    drawing.spots.set(id, { x: left, y: top, leadsColumn: true });
    joinRows(drawing, { x: spineX, y: bottom }, rows, spineX);
    return left + card.width / 2;
  }
  let next = left;
  const ends = columns.map((column) => {
    const at = next;
    next += widthOfColumn(drawing, column) + gap.columns;
    return 'rows' in column
      ? drawRows(drawing, column.rows, at, bottom + gap.levels)
      : drawBranch(drawing, column.branch, at, bottom + gap.levels);
  });
  const middle = ends.length === 0 ? left + card.width / 2 : ((ends[0] ?? 0) + (ends.at(-1) ?? 0)) / 2;
  const x = Math.max(left, middle - card.width / 2);
  drawing.spots.set(id, { x, y: top, leadsColumn: false });
  joinBranches(drawing, { x: x + card.width / 2, y: bottom }, columns, ends);
  return x + card.width / 2;
}

/** Lines from a person to whatever stands side by side below them. */
function joinBranches(drawing: Drawing, from: { x: number; y: number }, columns: readonly Column[], ends: number[]) {
  columns.forEach((column, at) => {
    const x = ends[at] ?? from.x;
    if ('rows' in column) joinRows(drawing, from, column.rows, x);
    else {
      const path = elbow(from, x, { x, y: from.y + gap.levels }, gap.levels / 2);
      drawing.lines.push({ to: column.branch, path });
    }
  });
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
    drawBranch(drawing, top, left, 0);
    left += widthOf(drawing, top) + gap.tops;
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
