/*
 * How agents write what the dictionary names. Without accents; 'y' after a consonant may also be 'i'. An alias whose name the
 * dictionary lacks means nothing.
 */

type Aliases = ReadonlyArray<readonly [aliases: string, names: string]>;

/**
 * Types of houses: the dictionary's entries whose name begins with one of the right side. Several names are all meant.
 * 'nha' alone is any entry that begins with it.
 */
export const typeAliases: Aliases = [
  ['can ho chung cu|can ho|chung cu|ch|cc|chcc|cch|ccch|can chung cu|apartment', 'can ho chung cu'],
  ['nha|nha rieng|nha o|nha nguyen can|nguyen can', 'nha pho|nha cap 4'],
  ['nha pho|nha lau|nha pho lien ke|nha lien ke|lien ke', 'nha pho'],
  ['nha cap 4|nha cap bon|nha c4|cap 4|c4|nha nat', 'nha cap 4'],
  [
    'biet thu|villa|bthu|nha biet thu|biet thu don lap|biet thu san vuon|bt don lap|bt song lap|bt san vuon',
    'biet thu',
  ],
  ['dat|dat nen|lo dat|nen dat|dat tho cu|tho cu|ban nen', 'dat nen'],
  ['shophouse|shop house|nha pho thuong mai', 'shophouse'],
  ['van phong|vp|toa nha|toa nha van phong|building', 'van phong'],
  ['kho|xuong|kho xuong|nha xuong|nha kho|kho bai', 'kho xuong'],
  ['phong tro|nha tro|day tro|tro|chdv|can ho dich vu|can ho dv|ch dich vu', 'phong tro'],
];

/** What a house stands on, by the words that the dictionary's name contains. Of names joined by '>' the first that exists. */
export const classAliases: Aliases = [
  ['mat tien|mt|mat pho|mp|nha mat pho|mat tien duong|mat duong', 'mat tien'],
  [
    'hem xe hoi|hxh|hem oto|hem o to|hem xe o to|hem xe oto|ngo o to|ngo oto|ngo xe hoi|kiet o to|kiet oto|kiet xe hoi|xe hoi|oto|hxhoi',
    'hem xe hoi',
  ],
  ['hem xe tai|hxt|xe tai', 'hem xe tai>hem xe hoi'],
  ['hem ba gac|hem 3 gac|hbg|hxbg|hem xe ba gac|ba gac|3 gac', 'hem ba gac'],
  ['hem xe may|hxm|hem nho', 'hem xe may'],
  ['hem|ngo|kiet|2 mat hem|hai mat hem|hem 1/|hem 1 sec|hem thong', 'hem'],
  ['hai mat tien|2 mat tien|2 mt|goc 2 mt|goc 2 mat tien|goc hai mat tien|lo goc|nha goc', 'goc hai mat tien'],
  ['noi khu|khu noi bo|noi bo|compound', 'noi khu'],
];

/** Papers, by the words that the dictionary's name contains. */
export const ownershipAliases: Aliases = [
  ['so hong|sh|co so hong', 'so hong'],
  ['so hong rieng|shr|so rieng', 'so hong rieng'],
  ['so hong chung|shc|so chung', 'so hong chung'],
  ['so do', 'so do'],
  ['hop dong mua ban|hdmb', 'hop dong mua ban'],
  ['cho so|dang cho so', 'dang cho so'],
  ['giay tay|giay to tay|gtt|vi bang', 'giay to tay'],
];

/** Districts with a name, by what stands in it. */
export const districtAliases: Aliases = [
  ['bt|bth|b thanh|bthanh', 'binh thanh'],
  ['btan|b tan', 'binh tan'],
  ['gv|gvap', 'go vap'],
  ['pn|pnhuan', 'phu nhuan'],
  ['tb|tbinh', 'tan binh'],
  ['tp|tphu', 'tan phu'],
  ['td|tduc', 'thu duc'],
  ['nb|nbe', 'nha be'],
  ['hm|hmon', 'hoc mon'],
  ['bch|bc|bchanh', 'binh chanh'],
  ['cg', 'can gio'],
  ['cchi', 'cu chi'],
];

/** Names that stay words, because what they name is better known than the ward: Quận 7's quarter, not Củ Chi's commune. */
export const betterKnown = 'phu my hung';

/** Behind the number of a district that is a quarter of another now: 'quận 2 cũ'. */
export const formerWord = 'cu';

/** The cities' other names. */
export const cityAliases: Aliases = [['tphcm|tp hcm|hcm|tp ho chi minh|sai gon|sg|ho chi minh', 'ho chi minh']];

/** Districts that became part of another in 2021, with their wards. Agents still say 'q2'. */
export const formerDistricts: ReadonlyArray<readonly [number: string, wards: string]> = [
  [
    '2',
    'an khanh|an loi dong|an phu|binh trung dong|binh trung tay|cat lai|thanh my loi|thao dien|thu thiem|binh an|binh khanh',
  ],
  [
    '9',
    'hiep phu|long binh|long phuoc|long thanh my|long truong|phu huu|phuoc binh|phuoc long a|phuoc long b|tan phu|tang nhon phu a|tang nhon phu b|truong thanh',
  ],
];
export const formerlyPartOf = 'thu duc';
