/** Boards of columns and cards: what a screen reader hears, and what stands in the place of a card that moves. */
export const boardText = {
  instructions:
    'Nhấn phím cách để nhấc thẻ, phím mũi tên để đổi chỗ hoặc đổi cột, phím cách để đặt xuống, Esc để trả về chỗ cũ.',
  lifted: (name: string) => `Đã nhấc “${name}”.`,
  place: (column: string, at: number) => `${column}, vị trí ${at}`,
  movedTo: (name: string, column: string, at: number, of: number) =>
    `“${name}” ở cột ${column}, vị trí ${at} trong ${of}.`,
  dropped: (name: string, column: string, at: number) => `Đã đặt “${name}” vào cột ${column}, vị trí ${at}.`,
  putBack: (name: string) => `“${name}” trở về chỗ cũ.`,
  grip: (name: string) => `Giữ để dời “${name}”`,
} as const;
