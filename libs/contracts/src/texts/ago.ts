/** `formatAgo` returns full texts ('Vừa xong', 'Hôm qua', '18/11') or short ones ('5 phút', '3 giờ'). */
export const agoInWords = (short: string): string => (/^\d+ (phút|giờ)$/.test(short) ? `${short} trước` : short);
