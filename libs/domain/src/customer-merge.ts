/** The fields of a customer that merging looks at, as the database has them. Specification 2 §3. */
export interface MergedFields {
  name: string;
  phone_number: string;
  phone_number2: string | null;
  phone_number3: string | null;
  phone_number4: string | null;
  /** Numbers for which the four fields have no room. */
  more_phones: string[];
  email: string | null;
  fax: string | null;
  social_id: string | null;
  /** YYYY-MM-DD */
  date_of_birth: string | null;
  address: string | null;
  description: string | null;
  character: string | null;
  image_id: number | null;
  user_id: number | null;
  co_staff: number[];
}
