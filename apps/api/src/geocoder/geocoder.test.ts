import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressAt, needsOutside, placeOfIp, usePlaceServices } from './geocoder';
import { isPublicIp } from './ip-lookup';
import { remembered } from './remembered';

const benThanh = { latitude: 10.77249, longitude: 106.69805 };

afterEach(() => usePlaceServices({}));

describe('without configured services', () => {
  test.each([
    ['Bến Thành', benThanh, 'Gần Quận 1, TP. Hồ Chí Minh'],
    ['Phú Mỹ Hưng', { latitude: 10.7292, longitude: 106.7187 }, 'Gần Quận 7, TP. Hồ Chí Minh'],
    ['Landmark 81', { latitude: 10.795, longitude: 106.7218 }, 'Gần Quận Bình Thạnh, TP. Hồ Chí Minh'],
    ['Hà Nội', { latitude: 21.0285, longitude: 105.8542 }, null],
    ['Biên Hoà', { latitude: 10.957, longitude: 106.843 }, null],
    ['the middle of nowhere', { latitude: 0, longitude: 0 }, null],
  ])('%s is %j: %s', async (_name, point, expected) => {
    expect(await addressAt(point)).toBe(expected);
  });

  test('an IP address has no place, and nothing is asked outside', async () => {
    expect(await placeOfIp('113.161.70.8')).toBeNull();
    expect([needsOutside({ ip: '113.161.70.8' }), needsOutside(benThanh)]).toEqual([false, false]);
  });
});

describe('with configured services', () => {
  let asked: string[];
  let answer: { status: number; body: string };
  let service: Server;
  let base: string;

  beforeAll(async () => {
    service = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
    await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
    base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((closed) => service.close(closed)));

  const says = (body: unknown, status = 200) => void (answer = { status, body: JSON.stringify(body) });

  beforeEach(() => {
    asked = [];
    usePlaceServices({ geocoder: `${base}/nominatim`, ipLookup: `${base}/ip/{ip}` });
  });

  test('a point has the geocoder’s address, asked once for the same metre', async () => {
    says({ display_name: ' 45 Lê Lợi, Bến Thành, Quận 1 ' });
    expect(await addressAt(benThanh)).toBe('45 Lê Lợi, Bến Thành, Quận 1');
    expect(await addressAt({ ...benThanh, latitude: benThanh.latitude + 0.000_001 })).toBe(
      '45 Lê Lợi, Bến Thành, Quận 1',
    );
    expect(asked).toEqual(['/nominatim/reverse?format=jsonv2&lat=10.77249&lon=106.69805&zoom=18&accept-language=vi']);
  });

  test('what the geocoder does not know has its nearest district', async () => {
    says({ error: 'Unable to geocode' });
    expect(await addressAt(benThanh)).toBe('Gần Quận 1, TP. Hồ Chí Minh');
  });

  test.each([
    ['fails', 503, '{}', 'the geocoder answered 503'],
    ['answers no JSON', 200, '<html>', 'the geocoder answered no JSON'],
    ['answers something else', 200, '[1]', 'the geocoder answered something else than Nominatim does'],
  ])('a geocoder that %s is asked again, and its failure names no place', async (_what, status, body, message) => {
    answer = { status, body };
    await expect(addressAt(benThanh)).rejects.toThrow(new Error(message));
    says({ display_name: '45 Lê Lợi' });
    expect(await addressAt(benThanh)).toBe('45 Lê Lợi');
  });

  test('one that cannot be reached is a failure without the address', async () => {
    usePlaceServices({ ipLookup: 'http://127.0.0.1:1/{ip}' });
    await expect(placeOfIp('113.161.70.8')).rejects.toThrow(new Error('the IP lookup was not reached'));
  });

  test.each([
    ['ipwho.is', { city: 'Hanoi', region: 'Hanoi City', country: 'Vietnam', latitude: 21.03, longitude: 105.85 }],
    ['ip-api.com', { city: 'Hanoi', regionName: 'Hanoi City', country: 'Vietnam', lat: 21.03, lon: 105.85 }],
    [
      'ipapi.co',
      {
        city: 'Hanoi',
        region: 'Hanoi City',
        country_name: 'Vietnam',
        country: 'VN',
        latitude: '21.03',
        longitude: '105.85',
      },
    ],
  ])('an IP address has its place, as %s spells it', async (_service, body) => {
    says(body);
    expect(await placeOfIp('113.161.70.8')).toEqual({
      address: 'Hanoi, Hanoi City, Vietnam',
      latitude: 21.03,
      longitude: 105.85,
    });
    expect(asked).toEqual(['/ip/113.161.70.8']);
  });

  test.each([[{ status: 'fail' }], [{ city: '', latitude: 500 }], [null]])('%j is no place', async (body) => {
    says(body);
    expect(await placeOfIp('113.161.70.8')).toBeNull();
  });

  test('an address of a private network is never sent', async () => {
    expect(await placeOfIp('192.168.1.20')).toBeNull();
    expect(asked).toEqual([]);
  });
});

test.each([
  ['113.161.70.8', true],
  ['2405:4802::1', true],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['127.0.0.1', false],
  ['100.64.0.9', false],
  ['::1', false],
  ['fd00::1', false],
  ['::ffff:192.168.1.1', false],
  ['::ffff:113.161.70.8', true],
  ['', false],
  ['no address', false],
])('%s is public: %s', (ip, expected) => {
  expect(isPublicIp(ip)).toBe(expected);
});

describe('remembered answers', () => {
  test('are asked once, also by two at the same time; the one used longest ago goes first', async () => {
    const ask = jest.fn((key: string) => Promise.resolve(key.toUpperCase()));
    const know = remembered(2, ask);
    expect(await Promise.all([know('a'), know('a')])).toEqual(['A', 'A']);
    await know('b');
    await know('a');
    await know('c');
    await know('a');
    await know('b');
    expect(ask.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'c', 'b']);
  });

  test('are never failures', async () => {
    const ask = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue('up');
    const know = remembered(2, ask);
    await expect(know('a')).rejects.toThrow('down');
    expect(await know('a')).toBe('up');
  });
});
