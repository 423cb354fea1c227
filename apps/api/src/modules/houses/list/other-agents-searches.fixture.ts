import { searchesOf } from './agent-searches.fixture';

/*
 * Searches of agents with other habits than those of `agent-searches.fixture.ts`: slips of units, shorter words, other cities, and streets and
 * houses that must not be taken for something else. The bench does not draw from them, so its questions stay the same.
 */
const table = `
duoi 5ty q12 hxh => into_money ..5tỷ; purpose=0; province=Quận 12; house_type=Hẻm xe hơi
nhà nát q3 duoi 10 ty => property_type=Nhà cấp 4; province=Quận 3; into_money ..10tỷ; purpose=0
nha nat bthanh 50m2 => property_type=Nhà cấp 4; province=Quận Bình Thạnh; area 45..55
can mua nha go vap 4x15 tam 6 ty => purpose=0; property_type=Nhà phố|Nhà cấp 4; province=Quận Gò Vấp; width 3.6..4.4; length 13.5..16.5; into_money 5.4tỷ..6.6tỷ
mt nguyen thi minh khai q1 => house_type=Mặt tiền|Góc hai mặt tiền; house_address=Nguyễn Thị Minh Khai; province=Quận 1
Nguyễn Thị Minh Khai q1 => house_address=Nguyễn Thị Minh Khai; province=Quận 1
nguyen thi minh khai q3 tren 50 ty => house_address=Nguyễn Thị Minh Khai; province=Quận 3; into_money 50tỷ..; purpose=0
Tân Phú => province=Quận Tân Phú
duong tan phu => + "duong tan phu"
đường số 7 bình tân => house_address=Số 7; province=Quận Bình Tân
duong so 12 thu duc => province=TP. Thủ Đức + "duong so 12"
3 tháng 2 => house_address=3 Tháng 2
mt 3 thang 2 q10 => house_type=Mặt tiền|Góc hai mặt tiền; house_address=3 Tháng 2; province=Quận 10
Cách Mạng Tháng 8 => house_address=Cách Mạng Tháng 8
cmt8 tan binh hxh => house_address=Cách Mạng Tháng 8; province=Quận Tân Bình; house_type=Hẻm xe hơi
Quang Trung => house_address=Quang Trung
quang trung p10 gv => house_address=Quang Trung; district=Phường 10; province=Quận Gò Vấp
Lê Lợi => house_address=Lê Lợi
le loi go vap => house_address=Lê Lợi; province=Quận Gò Vấp
nhà quận cũ => property_type=Nhà phố|Nhà cấp 4 + "quận cũ"
5ty2 => into_money 4.68tỷ..5.72tỷ; purpose=0
5.2 tỷ => into_money 4.68tỷ..5.72tỷ; purpose=0
5,2 ty q7 => into_money 4.68tỷ..5.72tỷ; purpose=0; province=Quận 7
850 tr hoc mon => into_money 0.765tỷ..0.935tỷ; province=Huyện Hóc Môn
6ty350 => into_money 5.715tỷ..6.985tỷ; purpose=0
tam 7ty tb => into_money 6.3tỷ..7.7tỷ; purpose=0; province=Quận Tân Bình
khoảng 7 tỷ tân bình => into_money 6.3tỷ..7.7tỷ; purpose=0; province=Quận Tân Bình
tu 5 den 8 ty bt => into_money 5tỷ..8tỷ; purpose=0; province=Quận Bình Thạnh
từ 5ty đến 8ty => into_money 5tỷ..8tỷ; purpose=0
5 toi 8 ti gv => into_money 5tỷ..8tỷ; purpose=0; province=Quận Gò Vấp
3-4 tỉ => into_money 3tỷ..4tỷ; purpose=0
3 đến 4 tỉ bình tân => into_money 3tỷ..4tỷ; purpose=0; province=Quận Bình Tân
duoi 3 ti => into_money ..3tỷ; purpose=0
tren 10 ti q1 => into_money 10tỷ..; purpose=0; province=Quận 1
trên 10tỷ => into_money 10tỷ..; purpose=0
hon 10 ty => into_money 10tỷ..; purpose=0
nhỏ hơn 5 tỷ => into_money ..5tỷ; purpose=0
max 5 ty => into_money ..5tỷ; purpose=0
toi da 6ty5 => into_money ..6.5tỷ; purpose=0
tc 5 ty => into_money ..5tỷ; purpose=0
tài chính 5 tỷ => into_money ..5tỷ; purpose=0
ngan sach 4 ty hoc mon => into_money ..4tỷ; purpose=0; province=Huyện Hóc Môn
co 4 ty mua nha => into_money 3.6tỷ..4.4tỷ; purpose=0; property_type=Nhà phố|Nhà cấp 4
ngang 4 => width 3.6..4.4
ngang 4m q8 => width 3.6..4.4; province=Quận 8
4x15 => width 3.6..4.4; length 13.5..16.5
4m x 15m => width 3.6..4.4; length 13.5..16.5
4*15 => width 3.6..4.4; length 13.5..16.5
4 x 15 m => width 3.6..4.4; length 13.5..16.5
4mx15m gv => width 3.6..4.4; length 13.5..16.5; province=Quận Gò Vấp
dt 4x15m => width 3.6..4.4; length 13.5..16.5
dien tich 60m2 => area 54..66
60m vuong => area 54..66
dtsd 120m2 => floor_area 108..132
dtsd 120 => floor_area 108..132
dtcn 60 => area 54..66
dtd 100m2 => area 90..110
san 200m2 => floor_area 180..220
tổng sàn 300m2 => floor_area 270..330
2 mat tien => house_type=Góc hai mặt tiền
2mt => house_type=Góc hai mặt tiền
goc 2mt => house_type=Góc hai mặt tiền
goc 2 mt q10 => house_type=Góc hai mặt tiền; province=Quận 10
căn góc => + "căn góc"
dong nam => direction=Đông Nam
huong dong => direction=Đông
hướng tb => direction=Tây Bắc
h dn => + "h dn"
chinh nam => direction=Nam
cửa hướng đông => direction=Đông
lau 3 => + "lau 3"
lầu 3 => + "lầu 3"
tang tret => floors 1..1
tầng 5 => + "tầng 5"
can ho tang 10 => property_type=Căn hộ chung cư + "tang 10"
q bt => province=Quận Bình Thạnh
q.bt hxh => province=Quận Bình Thạnh; house_type=Hẻm xe hơi
h bc => province=Huyện Bình Chánh
tp td => province=TP. Thủ Đức
tp thủ đức => province=TP. Thủ Đức
2pn pn => number_bedroom 2..2; province=Quận Phú Nhuận
3pn phu nhuan => number_bedroom 3..3; province=Quận Phú Nhuận
nhà pn 3pn => property_type=Nhà phố|Nhà cấp 4; province=Quận Phú Nhuận; number_bedroom 3..3
3 pn pn 2wc => number_bedroom 3..3; province=Quận Phú Nhuận; number_wc 2..2
tp => province=Quận Tân Phú
nha tp 4x15 => property_type=Nhà phố|Nhà cấp 4; province=Quận Tân Phú; width 3.6..4.4; length 13.5..16.5
nha o tb => property_type=Nhà phố|Nhà cấp 4; province=Quận Tân Bình
45/12 => + "45/12"
45/12 nguyen xi => house_number=45/12; house_address=Nguyễn Xí
45/12/3 le quang dinh => house_number=45/12/3; house_address=Lê Quang Định
so 45 le loi => house_number=45; house_address=Lê Lợi
45 lê lợi gv => house_number=45; house_address=Lê Lợi; province=Quận Gò Vấp
123A nguyễn trãi => house_number=123a; house_address=Nguyễn Trãi
12bis nguyen dinh chieu => house_number=12bis; house_address=Nguyễn Đình Chiểu
0903618274 => customer_phone=0903618274
0903 618 274 => customer_phone=0903618274
#123 => id 123..123
# 123 => id 123..123
ma 123 => id 123..123
id 123 => id 123..123
hxt q6 => house_type=Hẻm xe hơi; province=Quận 6
hem xe tai tan phu => house_type=Hẻm xe hơi; province=Quận Tân Phú
hem thong bt => house_type=Hẻm xe hơi|Hẻm ba gác|Hẻm xe máy; province=Quận Bình Thạnh
hẻm 1 sẹc => house_type=Hẻm xe hơi|Hẻm ba gác|Hẻm xe máy
2 mat hem => house_type=Hẻm xe hơi|Hẻm ba gác|Hẻm xe máy
ngo o to cau giay => house_type=Hẻm xe hơi + "cau giay"
kiet oto hai chau => house_type=Hẻm xe hơi + "hai chau"
hai chau da nang => + "hai chau da nang"
cau giay ha noi => + "cau giay ha noi"
ch 2pn q4 => property_type=Căn hộ chung cư; number_bedroom 2..2; province=Quận 4
cc 3pn q2 => property_type=Căn hộ chung cư; number_bedroom 3..3; district=Quận 2*9
bt q7 => property_type=Biệt thự; province=Quận 7
bt thao dien => property_type=Biệt thự; address=Thảo Điền
bt song lap => property_type=Biệt thự
biet thu mini => property_type=Biệt thự + "mini"
nha pho lien ke => property_type=Nhà phố
lien ke => property_type=Nhà phố
đất thổ cư => property_type=Đất nền
dat nong nghiep => property_type=Đất nền + "nong nghiep"
dat 2 mat tien => property_type=Đất nền; house_type=Góc hai mặt tiền
kho q12 500m2 => property_type=Kho xưởng; province=Quận 12; area 450..550
nha xuong 1000m2 binh chanh => property_type=Kho xưởng; area 900..1100; province=Huyện Bình Chánh
mat bang q1 => province=Quận 1 + "mat bang"
mbkd q3 => province=Quận 3 + "mbkd"
toa nha q1 => property_type=Văn phòng; province=Quận 1
building tan binh => property_type=Văn phòng; province=Quận Tân Bình
chdv 10 phong => property_type=Phòng trọ, căn hộ dịch vụ; number_bedroom 10..10
nha tro 12 phong => property_type=Phòng trọ, căn hộ dịch vụ; number_bedroom 12..12
nha tro thu nhap 50tr => property_type=Phòng trọ, căn hộ dịch vụ + "thu nhap 50tr"
khach san => + "khach san"
san thuong => terrace=1
no hau => end_open=1
thang may => + "thang may"
ham xe hoi => car_parking=1
5 tang thang may => floors 5..5 + "thang may"
1 ham 5 lau => floors 6..6
ham lung 4 lau => floors 5..5
1t 2l => floors 3..3
1t2l => floors 3..3
1tret 3lau st => floors 4..4; terrace=1
1 tret 1 lung 2 lau => floors 3..3
tret lau => floors 2..2
nha 1 lau => property_type=Nhà phố|Nhà cấp 4; floors 2..2
nhà 4T => property_type=Nhà phố|Nhà cấp 4; floors 4..4
4 tam => floors 4..4
c4 q12 => property_type=Nhà cấp 4; province=Quận 12
so hong => ownership=Sổ hồng riêng|Sổ hồng chung
sổ chung => ownership=Sổ hồng chung
vi bang => ownership=Giấy tờ tay
chua so => + "chua so"
giay tay => ownership=Giấy tờ tay
cho thuê nguyên căn q1 => purpose=1; property_type=Nhà phố|Nhà cấp 4; province=Quận 1
thue mb q3 => purpose=1; province=Quận 3 + "mb"
thue nha q10 20tr => purpose=1; property_type=Nhà phố|Nhà cấp 4; province=Quận 10; into_money 0.018tỷ..0.022tỷ
thue 15tr/th => purpose=1; into_money 0.0135tỷ..0.0165tỷ; purpose=1
thuê dưới 20 triệu => purpose=1; into_money ..0.02tỷ
gia thue 25tr => into_money 0.0225tỷ..0.0275tỷ; purpose=1
can thue ch 2pn duoi 15tr => purpose=1; property_type=Căn hộ chung cư; number_bedroom 2..2; into_money ..0.015tỷ
sang nhuong => + "sang nhuong"
ban gap => purpose=0
bán gấp q8 => purpose=0; province=Quận 8
ngop bank => + "ngop bank"
nha ngop gv => property_type=Nhà phố|Nhà cấp 4; province=Quận Gò Vấp
moi dang => created_at new..
hang moi q7 => created_at new..; province=Quận 7
gan cho => + "gan cho"
gan metro => + "gan metro"
gan san bay tan son nhat => + "gan san bay tan son nhat"
gần công viên gia định => + "gần công viên gia định"
gần vincom q9 => district=Quận 9*13 + "gần vincom"
sat mt => + "sat mt"
cach mt 20m => + "cach mt 20m"
cách mặt tiền 50m => + "cách mặt tiền 50m"
view song => + "view song"
q2 cu => district=Quận 2*9
quan 2 cũ => district=Quận 2*9
q9 cũ => district=Quận 9*13
q7,q8 => province=Quận 7; province=Quận 8
q1 q3 q5 => province=Quận 1; province=Quận 3; province=Quận 5
q1/q3 => province=Quận 1; province=Quận 3
q1-q3 => province=Quận 1; province=Quận 3
bt hoac pn => province=Quận Bình Thạnh; province=Quận Phú Nhuận
go vap hoac quan 12 => province=Quận Gò Vấp; province=Quận 12
q10 hxh 8ty 4x14 => province=Quận 10; house_type=Hẻm xe hơi; into_money 7.2tỷ..8.8tỷ; purpose=0; width 3.6..4.4; length 12.6..15.4
8ty hxh q10 => into_money 7.2tỷ..8.8tỷ; purpose=0; house_type=Hẻm xe hơi; province=Quận 10
4 tang q10 hxh 8ty => floors 4..4; province=Quận 10; house_type=Hẻm xe hơi; into_money 7.2tỷ..8.8tỷ; purpose=0
nha 3 lau hxh gv duoi 7 ty huong dong nam => property_type=Nhà phố|Nhà cấp 4; floors 4..4; house_type=Hẻm xe hơi; province=Quận Gò Vấp; into_money ..7tỷ; purpose=0; direction=Đông Nam
nguyen oanh gv => house_address=Nguyễn Oanh; province=Quận Gò Vấp
lvs => house_address=Lê Văn Sỹ
nvd => house_address=Nguyễn Văn Đậu
dtv => house_address=Đặng Thúc Vịnh
p.25 bt => district=Phường 25; province=Quận Bình Thạnh
p25 bthanh => district=Phường 25; province=Quận Bình Thạnh
phường 25 => district=Phường 25
phuong ben nghe q1 => district=Phường Bến Nghé; province=Quận 1
phuong 1 => district=Phường 1*11
p2 tb 7ty => district=Phường 2; province=Quận Tân Bình; into_money 6.3tỷ..7.7tỷ; purpose=0
f15 q10 => district=Phường 15; province=Quận 10
xa vinh loc a => district=Xã Vĩnh Lộc A
tt nha be => district=Thị trấn Nhà Bè
binh my => address=Bình Mỹ
long truong => district=Phường Long Trường
phu huu q9 => district=Phường Phú Hữu; district=Quận 9*13
thao dien => address=Thảo Điền
an phu => district=Phường An Phú|Xã An Phú
vinhomes => + "vinhomes"
vinhome grand park => + "vinhome grand park"
sunrise city => + "sunrise city"
sala => + "sala"
phu my hung => + "phu my hung"
bt q2 => property_type=Biệt thự; district=Quận 2*9
bt q7 5pn => property_type=Biệt thự; province=Quận 7; number_bedroom 5..5
phu my hung q7 => province=Quận 7 + "phu my hung"
xa phu my hung => district=Xã Phú Mỹ Hưng
đường Tân Phú => + "đường Tân Phú"
tp 4 tang => province=Quận Tân Phú; floors 4..4
q 7 5 ty => province=Quận 7; into_money 4.5tỷ..5.5tỷ; purpose=0
duong 8m tan phu => wide_street 8..; province=Quận Tân Phú
4×15 => width 3.6..4.4; length 13.5..16.5
bt p25 => province=Quận Bình Thạnh; district=Phường 25
bt long truong => property_type=Biệt thự; district=Phường Long Trường
bt no trang long => province=Quận Bình Thạnh; house_address=Nơ Trang Long
bt an phu => property_type=Biệt thự; district=Phường An Phú|Xã An Phú
mat duong tan phu => house_type=Mặt tiền|Góc hai mặt tiền; province=Quận Tân Phú
đường q7 => province=Quận 7 + "đường"
`;

export const otherAgentsSearches = searchesOf(table);
