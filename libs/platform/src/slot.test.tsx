import { installHost, type Contribution, type PlatformHost } from '@toam/platform/host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Slot } from './slot';
import type { SlotViews } from './slots';

type HouseTab = SlotViews['house.detail.tab'];

const needs: Contribution = { remote: 'crm', id: 'needs', label: 'Nhu cầu phù hợp', order: 1 };
const posts: Contribution = { remote: 'properties', id: 'posts', label: 'Tin đăng', order: 2 };
const Needs = ({ houseId }: HouseTab) => <p>nhu cầu của nhà {houseId}</p>;
const Posts = () => <p>tin đăng</p>;

const report = jest.fn();
const loading = jest.fn();

beforeEach(() => {
  report.mockReset();
  loading.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs errors that the boundary caught
  installHost({
    contributions: () => [needs, posts],
    loadContribution: loading,
    hasNewBuild: () => Promise.resolve(false),
    report,
  } as unknown as PlatformHost);
});
afterEach(() => jest.restoreAllMocks());

const arrives = (contribution: Contribution) => Promise.resolve(contribution.id === 'needs' ? Needs : Posts);

test('every contribution gets the typed props of its slot', async () => {
  loading.mockImplementation((_slot, contribution) => arrives(contribution));
  render(<Slot name="house.detail.tab" props={{ houseId: 7 }} />);
  expect(await screen.findByText('nhu cầu của nhà 7')).toBeVisible();
  expect(await screen.findByText('tin đăng')).toBeVisible();
});

test('a contribution that cannot load costs its own frame, is reported, and can be tried again', async () => {
  loading.mockImplementationOnce(() => Promise.reject(new Error('remote crm: answered 500')));
  loading.mockImplementation((_slot, contribution) => arrives(contribution));
  render(<Slot name="house.detail.tab" props={{ houseId: 7 }} />);
  expect(await screen.findByText('Phần “Nhu cầu phù hợp” chưa tải được')).toBeVisible();
  expect(await screen.findByText('tin đăng')).toBeVisible();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ remote: 'crm', stage: 'slot' }));
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByText('nhu cầu của nhà 7')).toBeVisible();
});

test('a contribution that throws while rendering costs its own frame', async () => {
  const Broken = () => {
    throw new Error('hỏng');
  };
  loading.mockImplementation((_slot, { id }: Contribution) => Promise.resolve(id === 'needs' ? Broken : Posts));
  render(<Slot name="house.detail.tab" props={{ houseId: 7 }} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Nhu cầu phù hợp');
  expect(await screen.findByText('tin đăng')).toBeVisible();
});

test('a slot without contributions shows nothing', () => {
  installHost({
    contributions: () => [] as Contribution[],
    loadContribution: loading,
    countWaiting: () => Promise.resolve({}),
    preload: () => undefined,
    report,
  } as unknown as PlatformHost);
  const { container } = render(<Slot name="dashboard.card" props={{}} />);
  expect(container).toBeEmptyDOMElement();
});
