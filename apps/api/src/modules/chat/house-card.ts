import type { ChatHouse } from '@toam/contracts/chat/chat.schema';
import { chatText } from '@toam/contracts/chat/chat.text';
import { measuredArea } from '@toam/domain/house/house-area';
import { housePriceText } from '@toam/domain/house/house-price';
import { hidePhones } from '@toam/domain/phone';
import { commercialAddress, type WebsiteHouse } from '../houses/website/website-house.reads';
import type { ChatMessageRow, SentHouse } from './chat.schema';

function factsOf(house: WebsiteHouse): string {
  const area = measuredArea(house);
  const { floors, number_bedroom } = house;
  const facts = [
    area && chatText.area(area.toLocaleString('vi-VN')),
    floors && chatText.floors(floors),
    number_bedroom && chatText.bedrooms(number_bedroom),
  ];
  return facts.filter(Boolean).join(' · ');
}

/**
 * What the customer sees of a house: columns are named one by one. No number of the house, no owner, no fee; a phone number in a
 * title is hidden from everybody.
 */
export function cardOf(house: WebsiteHouse): SentHouse {
  const place = hidePhones([house.house_address, house.quarter].filter(Boolean).join(', '));
  return {
    slug: hidePhones(house.slug),
    title: house.title ? hidePhones(house.title) : place,
    price: house.into_money ? housePriceText(house.into_money, house.purpose) : chatText.noPrice,
    facts: factsOf(house),
    place,
  };
}

/** A card as an answer shows it. @param picture its address for whoever reads it */
export const shownCard = (
  id: number,
  { slug, title, price, facts, place }: SentHouse,
  picture: string | null,
): ChatHouse => ({
  ...{ id, title, price, facts, place, picture },
  link: commercialAddress(slug),
});

/** The card of a message; null if it is none. */
export const sentCard = ({ house_id, house }: ChatMessageRow, picture: string | null): ChatHouse | null =>
  house_id === null || house === null ? null : shownCard(house_id, house, picture);
