/** The fields of a house that sharing it shows. A row, a post and a detail have them. */
export interface SharedHouse {
  id: number;
  title?: string | null;
  /** Number and street. */
  address?: string;
  /** Address of its first public picture. */
  picture?: string | null;
}
