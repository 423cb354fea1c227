import { readFile } from 'node:fs/promises';
import { plainToRichText } from '@toam/domain/rich-text';
import type { Page } from '@playwright/test';
import { takePhotos } from './photos';
import { tokenOf } from './sign-in';

interface Envelope<Data> {
  data: Data;
}

/** Calls the API as the page's user. @throws the API's message if it refuses */
export async function ask<Data>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  sent: object = {},
): Promise<Data> {
  const headers = { authorization: `Bearer ${await tokenOf(page.context())}` };
  const reply = await page.request.fetch(`/api${path}`, { method, headers, ...sent });
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
  return ((await reply.json()) as Envelope<Data>).data;
}

/** @returns its id */
export async function uploadPhoto(page: Page): Promise<number> {
  const [photo] = await takePhotos(1);
  if (!photo) throw new Error('no photo was taken');
  const image = { name: 'nha.jpg', mimeType: 'image/jpeg', buffer: await readFile(photo) };
  return (await ask<{ id: number }>(page, 'POST', '/house/image', { multipart: { image } })).id;
}

/**
 * Stores a house of the page's user: unshared, with a picture and everything that sharing requires. Fields that are null in
 * `differing` are left out.
 * @returns its id
 */
export async function makeHouse(page: Page, differing: Record<string, unknown>): Promise<number> {
  const options = await ask<Record<string, { id: number; parent_id?: number }[]>>(page, 'GET', '/house/option');
  const customers = await ask<{ list: { id: number }[] }>(page, 'GET', '/customer/list?page=1&size=1');
  const ward = options.district?.[0];
  const data = {
    ...{ house_number: '7/7', house_address: 'Đường Thử Chia Sẻ', province: ward?.parent_id, district: ward?.id },
    ...{ street_type: options.street_type?.[0]?.id, house_type: options.class?.[0]?.id, property_type: 2 },
    ...{ customer_id: customers.list[0]?.id, direction: ['Nam'], balcony_direction: ['Nam'], floors: 3 },
    ...{ into_money: 5_200_000_000, area: 80, key_word: 'hẻm xe hơi', descriptions: 'Nhà mới' },
    ...{ description: plainToRichText('Gần chợ, hẻm thông'), public_image: [await uploadPhoto(page)], public: 0 },
    ...differing,
  };
  return (await ask<{ house_id: number }>(page, 'POST', '/house/detail', { data })).house_id;
}
