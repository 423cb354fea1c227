import { missingForSharing } from '@toam/domain/house/house-completeness';
import { isEmptyRichText } from '@toam/domain/rich-text';
import { richText } from '@toam/contracts/rich-text';
import { demoBrokerage } from './brokerage';
import { districtCentres } from '../../apps/api/src/geocoder/district-centres';
import { isLiving, postStates } from '@toam/domain/post/post-life';
import { isShared, standings } from './houses/standing';
import { districts } from './places';

const now = new Date('2026-11-20T04:00:00Z');
const full = demoBrokerage('full', now);

test('is the same every time, and only moves with the clock', () => {
  const facts = (moment: Date) => {
    const { houses, staff, customers } = demoBrokerage('small', moment);
    return houses
      .map(({ row, publicPictures }) => [row.title, row.into_money, publicPictures.map(({ key }) => key)])
      .concat([staff.map(({ name }) => name), customers.map(({ phone_number }) => phone_number)] as never);
  };
  expect(facts(now)).toEqual(facts(now));
  const later = new Date(now.getTime() + 86_400_000 * 30);
  const [first] = demoBrokerage('small', later).houses;
  expect(first?.created.getTime()).toBeGreaterThan(demoBrokerage('small', now).houses[0]!.created.getTime());
});

test('has the size that the design promises', () => {
  expect(full.staff).toHaveLength(40);
  expect(full.customers).toHaveLength(600);
  expect(full.houses).toHaveLength(2000);
  expect(new Set(full.customers.map(({ phone_number }) => phone_number)).size).toBe(600);
  expect(new Set(full.staff.map(({ email }) => email)).size).toBe(40);
});

test('spreads its houses over the last twelve months, none in the future', () => {
  const months = new Set(full.houses.map(({ created }) => created.toISOString().slice(0, 7)));
  expect(months.size).toBeGreaterThanOrEqual(12);
  for (const { created, updated, views, changes } of full.houses) {
    for (const moment of [created, updated, ...views.map(({ last }) => last), ...changes.map(({ at }) => at)])
      expect(moment <= now).toBe(true);
    expect(updated >= created).toBe(true);
  }
});

test('places most houses near the middle of their district, flats of a block on one point', () => {
  const placed = full.houses.filter(({ row }) => row.latitude != null && row.longitude != null);
  expect(placed.length).toBeGreaterThan(1800);
  expect(placed.length).toBeLessThan(2000);
  for (const { row } of placed) {
    const district = districts.find(({ id }) => id === row.province);
    const centre = districtCentres.find(({ name }) => name === district?.name)!;
    const north = (row.latitude! - centre.latitude) * 111;
    const east = (row.longitude! - centre.longitude) * 109;
    expect(Math.hypot(north, east)).toBeLessThan(centre.radius * 1.8);
  }
  const blocks = placed.filter(({ project }) => project !== null);
  const points = new Set(blocks.map(({ row }) => `${row.latitude} ${row.longitude}`));
  expect(points.size).toBeLessThan(blocks.length / 2);
});

test('shares only what is complete, in texts that the API would take', () => {
  for (const { row, standing, publicPictures } of full.houses) {
    expect(row.descriptions?.length ?? 0).toBeLessThanOrEqual(160);
    expect(row.title?.length ?? 0).toBeLessThanOrEqual(130);
    if (row.description) richText.parse(row.description);
    if (!isShared(standing)) continue;
    const description = !isEmptyRichText(row.description);
    const {
      purpose = 0,
      property_type = null,
      title = null,
      into_money = null,
      descriptions = null,
      key_word = null,
      area = null,
      floor_area = null,
    } = row;
    expect(
      missingForSharing({
        purpose,
        property_type,
        title,
        into_money,
        descriptions,
        key_word,
        area,
        floor_area,
        description,
        public_image: publicPictures.length,
      }),
    ).toEqual([]);
  }
});

test('asks prices that somebody might pay', () => {
  for (const { row } of full.houses) {
    if (!row.into_money) continue;
    expect(row.into_money % 500_000).toBe(0);
    const [low, high] = row.purpose === 1 ? [2_000_000, 800_000_000] : [500_000_000, 300_000_000_000];
    expect(row.into_money).toBeGreaterThan(low!);
    expect(row.into_money).toBeLessThan(high!);
  }
});

test.each(['small', 'full'] as const)('gives staff@toam.vn a house of every standing (%s)', (size) => {
  const { houses, staff } = size === 'full' ? full : demoBrokerage(size, now);
  const mine = houses.filter(({ agent }) => staff[agent]?.email === 'staff@toam.vn');
  expect(new Set(mine.map(({ standing }) => standing))).toEqual(new Set(standings));
});

test('every manager stands one position up, or next to it', () => {
  const positionOf = new Map(full.staff.map(({ email, job_position }) => [email, job_position ?? 7]));
  for (const { boss, job_position = 7 } of full.staff) {
    if (boss) expect(positionOf.get(boss)).toBeLessThan(job_position);
  }
  expect(full.staff.filter(({ boss }) => !boss).map(({ email }) => email)).toEqual([
    'superadmin@toam.vn',
    'marketer@toam.vn',
  ]);
});

describe('needs', () => {
  const small = demoBrokerage('small', now);

  test('fill every status of a house, for the tour’s own customers too', () => {
    expect(full.needs).toHaveLength(300);
    const tour = full.staff.findIndex(({ email }) => email === 'staff@toam.vn');
    const reached = (showings: typeof full.showings) => new Set(showings.map(({ steps }) => steps.at(-1)!.target));
    expect(reached(full.showings).size).toBe(5);
    expect(reached(full.showings.filter(({ need }) => full.needs[need]!.agent === tour)).size).toBeGreaterThan(2);
    expect(small.showings.length).toBeGreaterThan(20);
  });

  test('ask for what a form would take, and show a house to a customer once', () => {
    for (const { row } of full.needs) {
      expect(row.min_price! <= row.max_price!).toBe(true);
      const { province, districts, property_type, house_type, request_direction } = row;
      const chosen = [province, districts, property_type, house_type, request_direction];
      expect(chosen.map((choices) => choices!.length > 0)).toEqual(chosen.map(() => true));
      expect(row.place).toContain(' · ');
    }
    const pairs = full.showings.map(({ need, house }) => `${full.needs[need]!.customer} ${house}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test('nothing happened in the future, nor a step before the one before', () => {
    for (const { steps } of full.showings) {
      const times = steps.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime());
    }
    for (const { at } of full.contacts) expect(at <= now).toBe(true);
  });
});

test('the accounts have signed in for months, from places that the map knows; a locked one is signed in nowhere', () => {
  const { staff, signIns } = full;
  for (const [person, { status }] of staff.entries()) {
    const own = signIns.filter((one) => one.person === person);
    if (person < 12) expect(own.length).toBeGreaterThan(3);
    if (status === 0) expect(own.filter(({ seen }) => seen)).toEqual([]);
  }
  for (const { at, seen, place } of signIns) {
    expect(at.getTime()).toBeLessThan(now.getTime());
    if (seen) expect(seen.getTime()).toBeGreaterThanOrEqual(at.getTime());
    if (place) expect(place.address).toMatch(/^Gần .+, TP\. Hồ Chí Minh$/);
  }
  expect(signIns.some(({ place }) => place === null)).toBe(true);
});

describe('posts', () => {
  const small = demoBrokerage('small', now);

  test('are in every state, in any size, and the same every time', () => {
    expect(full.posts).toHaveLength(160);
    expect(small.posts.length).toBeLessThan(30);
    for (const { posts } of [full, small])
      expect(new Set(posts.map(({ state }) => state))).toEqual(new Set(postStates));
    expect(demoBrokerage('small', now).posts).toEqual(small.posts);
  });

  test('one living post of a house on a channel, by people who may post', () => {
    for (const { posts, staff } of [full, small]) {
      const living = posts
        .filter(({ state, renews }) => isLiving(state) && !renews)
        .map(({ house, channel }) => `${house} ${channel}`);
      expect(new Set(living).size).toBe(living.length);
      expect(new Set(posts.map(({ key }) => key)).size).toBe(posts.length);
      const posters = new Set(posts.map(({ poster }) => staff[poster]!.email));
      for (const email of posters) expect(['admin@toam.vn', 'marketer@toam.vn', 'chatstaff@toam.vn']).toContain(email);
      for (const { state, poster } of posts)
        if (state === 'waitingApproval')
          expect(['marketer@toam.vn', 'chatstaff@toam.vn']).toContain(staff[poster]!.email);
    }
  });

  test('stand on houses on sale, but for those that ended with their house; nothing is ahead of its time', () => {
    for (const { house, created, events, leaving, state } of full.posts) {
      const { row, created: built } = full.houses[house]!;
      expect(row.into_money).toBeGreaterThan(0);
      if (row.status === 1) expect(leaving?.reason).toMatch(/^Nhà ngưng bán/);
      else if (state !== 'removed') expect(leaving).toBeNull();
      expect(built.getTime()).toBeLessThan(created.getTime());
      const times = events.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect([times[0], times.at(-1)! <= now.getTime()]).toEqual([created.getTime(), true]);
    }
  });
});
