import { maskedPhone } from '@toam/domain/phone';

/** A number as people read one out: '0903 618 274'. */
const inGroups = (phone: string) => phone.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3');

/** A customer's phone as the API gave it: masked ones stay as they are and can't be called (D24). */
export function ownerPhone(phone: string | null): { text: string; callable: boolean } | null {
  if (!phone) return null;
  return phone === maskedPhone ? { text: phone, callable: false } : { text: inGroups(phone), callable: true };
}
