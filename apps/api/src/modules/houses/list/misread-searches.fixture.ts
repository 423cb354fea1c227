import { searchesOf } from './agent-searches.fixture';

/*
 * Searches that were once taken for something else: spellings, prices as they are spoken, metres of land, lists of numbers, and numbers
 * that belong to a place. The bench does not draw from them.
 */
const table = `
lê văn sĩ => house_address=Lê Văn Sỹ
nam kì khởi nghĩa => house_address=Nam Kỳ Khởi Nghĩa
lí tự trọng => house_address=Lý Tự Trọng
lí thường kiệt => house_address=Lý Thường Kiệt
tân mĩ => house_address=Tân Mỹ
tân kì tân quí => house_address=Tân Kỳ Tân Quý
tan ky tan qui => house_address=Tân Kỳ Tân Quý
5-8t => into_money 5tỷ..8tỷ; purpose=0
giá 5-8t => into_money 5tỷ..8tỷ; purpose=0
giá 8t => into_money 7.2tỷ..8.8tỷ; purpose=0
tầm 8t => into_money 7.2tỷ..8.8tỷ; purpose=0
tầm giá 5t => into_money 4.5tỷ..5.5tỷ; purpose=0
5t => floors 5..5
nhà 5t2 => property_type=Nhà phố|Nhà cấp 4; into_money 4.68tỷ..5.72tỷ; purpose=0
giá 5t2 gv => into_money 4.68tỷ..5.72tỷ; purpose=0; province=Quận Gò Vấp
5-8ty5 => into_money 5tỷ..8.5tỷ; purpose=0
5 tỷ 2 => into_money 4.68tỷ..5.72tỷ; purpose=0
3 tỷ 500 => into_money 3.15tỷ..3.85tỷ; purpose=0
8 tỉ 250 => into_money 7.425tỷ..9.075tỷ; purpose=0
2 ty 5 gv => into_money 2.25tỷ..2.75tỷ; purpose=0; province=Quận Gò Vấp
12 tỷ 5 => into_money 11.25tỷ..13.75tỷ; purpose=0
dưới 5 tỷ 2 q7 => into_money ..5.2tỷ; purpose=0; province=Quận 7
5 tỷ 2 - 6 tỷ 5 => into_money 5.2tỷ..6.5tỷ; purpose=0
3tỷ500tr => into_money 3.15tỷ..3.85tỷ; purpose=0
2ty500 trieu => into_money 2.25tỷ..2.75tỷ; purpose=0
5ty2 cu chi => into_money 4.68tỷ..5.72tỷ; purpose=0; province=Huyện Củ Chi
2 tỷ 3pn => into_money 1.8tỷ..2.2tỷ; purpose=0; number_bedroom 3..3
5 tỷ 4x15 => into_money 4.5tỷ..5.5tỷ; purpose=0; width 3.6..4.4; length 13.5..16.5
3 tỷ 2 lầu => into_money 2.7tỷ..3.3tỷ; purpose=0; floors 3..3
5 tỷ 2 mặt tiền => into_money 4.5tỷ..5.5tỷ; purpose=0; house_type=Góc hai mặt tiền
5 tỷ q2 => into_money 4.5tỷ..5.5tỷ; purpose=0; district=Quận 2*9
5 tỷ 2 căn => into_money 4.5tỷ..5.5tỷ; purpose=0 + "2"
5 tỷ, 2 q7 => into_money 4.5tỷ..5.5tỷ; purpose=0; province=Quận 7 + "2"
5 tỷ 2 lê lợi => into_money 4.68tỷ..5.72tỷ; purpose=0; house_address=Lê Lợi
5 tỷ 3 tháng 2 => into_money 4.5tỷ..5.5tỷ; purpose=0; house_address=3 Tháng 2
5 tỷ thang máy => into_money 4.5tỷ..5.5tỷ; purpose=0 + "thang máy"
nhà 60m => property_type=Nhà phố|Nhà cấp 4; area 54..66
nha 80m q7 => property_type=Nhà phố|Nhà cấp 4; area 72..88; province=Quận 7
tren 80m => area 80..
60m-80m => area 60..80
60met => area 54..66
dt 50m => area 45..55
dt 80m => area 72..88
60m 2 lầu => area 54..66; floors 3..3
60 m 2 q7 => area 54..66; province=Quận 7
ngang 4m => width 3.6..4.4
hẻm 6m => house_type=Hẻm xe hơi|Hẻm ba gác|Hẻm xe máy; wide_street 6..
hẻm 123 lê lợi => house_type=Hẻm xe hơi|Hẻm ba gác|Hẻm xe máy; house_address=Lê Lợi + "123"
nhà hẻm 45/7 lê văn sỹ => property_type=Nhà phố|Nhà cấp 4; house_type=Hẻm xe hơi|Hẻm ba gác|Hẻm xe máy; house_number=45/7; house_address=Lê Văn Sỹ
đường 30m => wide_street 30..
mt 5m => width 4.5..5.5
cách 100m => + "cách 100m"
cách chợ 100m => + "cách chợ 100m"
100m ra chợ => + "100m ra chợ"
nở hậu 5m => end_open=1 + "5m"
dài 20m => length 18..22
lộ giới 12m => wide_street 12..
4m => + "4m"
cach mang thang 8 60m => house_address=Cách Mạng Tháng 8; area 54..66
can ho q7 2pn hoac 3pn => property_type=Căn hộ chung cư; province=Quận 7; number_bedroom 2..2; number_bedroom 3..3
3pn, 4pn => number_bedroom 3..3; number_bedroom 4..4
2 tỷ 3 tỷ => into_money 1.8tỷ..2.2tỷ; purpose=0; into_money 2.7tỷ..3.3tỷ
4x15 5x20 => width 3.6..4.4; length 13.5..16.5; width 4.5..5.5; length 18..22
trên 50m2 dưới 80m2 => area 50..; area ..80
duoi 3 ty gv => into_money ..3tỷ; purpose=0; province=Quận Gò Vấp
thue duoi 3 ty => purpose=1; into_money ..3tỷ
5 tỷ/tháng => into_money 4.5tỷ..5.5tỷ; purpose=1
"thuê" 5 tỷ => into_money 4.5tỷ..5.5tỷ + ""thuê""
bán 5 tỷ => purpose=0; into_money 4.5tỷ..5.5tỷ
20tr q7 => into_money 0.018tỷ..0.022tỷ; province=Quận 7
quận 7 tầng 5 => province=Quận 7 + "tầng 5"
q.7 tầng 5 => province=Quận 7 + "tầng 5"
quận 10 lầu 2 => province=Quận 10 + "lầu 2"
phường 12 tầng 5 => district=Phường 12*9 + "tầng 5"
số nhà 12 tầng 3 => house_number=12 + "tầng 3"
c12 tầng 8 => + "c12 tầng 8"
12/3 tầng 2 => + "12/3 tầng 2"
quận 1 trệt => province=Quận 1 + "trệt"
quận 1 trệt 2 lầu => province=Quận 1; floors 3..3
q7 5 tầng => province=Quận 7; floors 5..5
2pn2wc4 tầng => number_bedroom 2..2; number_wc 2..2; floors 4..4
120tr/m2 q7 => province=Quận 7 + "120tr/m2"
dưới 100tr/m2 => + "dưới 100tr/m2"
120tr/m² => + "120tr/m²"
120tr m2 => + "120tr m2"
0909123456 m2 => customer_phone=0909123456 + "m2"
90 912 3456 ty => + "90 912 3456 ty"
500 tầng => + "500 tầng"
hoa hồng 50tr => + "hoa hồng 50tr"
cọc 100tr => + "cọc 100tr"
giảm 500tr còn 7 tỷ => into_money 6.3tỷ..7.7tỷ; purpose=0 + "giảm 500tr còn"
phí 2% => + "phí 2%"
nhà đang cho thuê 30tr/th giá 8 tỷ => property_type=Nhà phố|Nhà cấp 4; into_money 7.2tỷ..8.8tỷ + "đang cho thuê 30tr/th"
đại lộ võ văn kiệt => house_address=Võ Văn Kiệt
số 333 linh đông => house_number=333; house_address=Linh Đông
số nhà 45 tân mỹ => house_number=45; house_address=Tân Mỹ
nhà số 45 tân mỹ => house_number=45; house_address=Tân Mỹ
d2 => house_address=D2 (Nguyễn Gia Trí)
d2 bình thạnh => house_address=D2 (Nguyễn Gia Trí); province=Quận Bình Thạnh
d7 => province=Quận 7
q7,8,10 => province=Quận 7; province=Quận 8; province=Quận 10
q1,3 => province=Quận 1; province=Quận 3
q 7, 8 => province=Quận 7; province=Quận 8
q1,3,5 duoi 5 ty => province=Quận 1; province=Quận 3; province=Quận 5; into_money ..5tỷ; purpose=0
p12,13 gv => district=Phường 12; district=Phường 13; province=Quận Gò Vấp
q7-8 => province=Quận 7; province=Quận 8
q7 và 8 => province=Quận 7; province=Quận 8
q7,5 tỷ => province=Quận 7; into_money 4.5tỷ..5.5tỷ; purpose=0
q7, 8 tỷ => province=Quận 7; into_money 7.2tỷ..8.8tỷ; purpose=0
q1,3pn => province=Quận 1; number_bedroom 3..3
q1, 2 mặt hẻm => province=Quận 1; house_type=Hẻm xe hơi|Hẻm ba gác|Hẻm xe máy
q7, 8 lê lợi => province=Quận 7; house_number=8; house_address=Lê Lợi
q3, 5 phút ra chợ => province=Quận 3 + "5 phút ra chợ"
3 ngu 2 ve sinh => number_bedroom 3..3; number_wc 2..2
dtich 80m2 => area 72..88
5 tỷ 45 lê lợi => into_money 4.5tỷ..5.5tỷ; purpose=0; house_number=45; house_address=Lê Lợi
5 tỷ 5 hẻm gv => into_money 4.95tỷ..6.05tỷ; purpose=0; house_type=Hẻm xe hơi|Hẻm ba gác|Hẻm xe máy; province=Quận Gò Vấp
số 7 bình tân => house_address=Số 7; province=Quận Bình Tân
nhà sổ 2 lầu => property_type=Nhà phố|Nhà cấp 4; floors 3..3 + "sổ"
nhà số 3 phòng => property_type=Nhà phố|Nhà cấp 4; number_bedroom 3..3 + "số"
q3 - 12 nguyễn xyz => province=Quận 3 + "12 nguyễn xyz"
ra chợ 100m => + "ra chợ 100m"
lac long quan 3 tang => house_address=Lạc Long Quân; floors 3..3
shophouse Lạc Long Quân, 3 tầng => property_type=Shophouse; house_address=Lạc Long Quân; floors 3..3
45 phổ quang => house_number=45; house_address=Phổ Quang
484 Dương Quảng Hàm => house_number=484; house_address=Dương Quảng Hàm
420 d2 => house_number=420; house_address=D2 (Nguyễn Gia Trí)
quan 3 tang => floors 3..3 + "quan"
2ty3ty => into_money 1.8tỷ..2.2tỷ; purpose=0; into_money 2.7tỷ..3.3tỷ
2ty3-3ty => into_money 2.3tỷ..3tỷ; purpose=0
8 tỷ 5 - 7 tỷ => into_money 7.2tỷ..8.8tỷ; purpose=0; into_money 5tỷ..7tỷ
5 tỷ 2 - 5 tỷ 5 => into_money 5.2tỷ..5.5tỷ; purpose=0
`;

export const misreadSearches = searchesOf(table);
