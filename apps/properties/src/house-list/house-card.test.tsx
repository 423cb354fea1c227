import { render, screen } from '@testing-library/react';
import { aHouseRow } from '@toam/testing/house/a-house-row';
import { HouseCard } from './house-card';

test('a card of a house of which little is known has no empty line', () => {
  const house = aHouseRow({ title: null, into_money: null, area: null, floor_area: null, floors: null });
  render(<HouseCard house={{ ...house, number_bedroom: null, names: { ...house.names, property_type: 'Đất nền' } }} />);
  expect(screen.getByText('Chưa có giá')).toBeVisible();
  expect(screen.getByText(house.address)).toBeVisible();
  expect(screen.getAllByText('Đất nền')).toHaveLength(2);
});
