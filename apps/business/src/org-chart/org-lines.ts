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
export function elbow(from: Point, x: number, to: Point, drop: number): string {
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
