import { maskedPhone, phoneInGroups } from '@toam/domain/phone';

/** A customer's phone from the API. A masked number stays masked and cannot be called (D24). */
export function ownerPhone(phone: string | null): { text: string; callable: boolean } | null {
  if (!phone) return null;
  return phone === maskedPhone ? { text: phone, callable: false } : { text: phoneInGroups(phone), callable: true };
}
