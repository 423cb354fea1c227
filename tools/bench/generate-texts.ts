import type pg from 'pg';

/** Words of texts about houses, the frequent ones first: a text draws the first tenth about a third of the time. */
export const textWords = (
  'nhà,đất,sổ,hồng,giá,cọc,hợp,đồng,công,chứng,căn,hộ,phường,quận,hẻm,mặt,tiền,mua,bán,khách,chủ,thuế,phí,ngân,hàng,vay,lãi,' +
  'quy,hoạch,thế,chấp,ranh,giới,diện,tích,xây,dựng,giấy,phép,hoàn,bản,vẽ,tầng,phòng,bếp,hướng,gió,nắng,cửa,chính,ban,công,' +
  'thang,máy,bảo,vệ,quản,lý,dự,án,đợt,mở,chiết,khấu,tiến,độ,bàn,giao,nội,thất,đường,ô,tô,xe,chợ,trường,bệnh,viện,metro,cầu,' +
  'ngập,nước,điện,wifi,thuê,trả,góp,pháp,luật,uỷ,quyền,thừa,kế,tặng,cho,ly,hôn,vợ,chồng,hộ,khẩu,căn,cước,ảnh,chụp,đăng,tin,' +
  'gọi,điện,thoại,lịch,hẹn,xem,chốt,thương,lượng,môi,giới,hoa,hồng,đặt,giữ,chỗ,rủi,ro,kiểm,tra,đối,chiếu,văn,phòng,đăng,ký,' +
  'phong,thuỷ,tuổi,mệnh,kim,mộc,thổ,hoả,tây,đông,nam,bắc,vuông,nở,hậu,tóp,lộ,giới,thổ,cư,nông,nghiệp,chuyển,mục,đích'
).split(',');

/** SQL of a text of random words, some of them numbers. A line of 12 words is a paragraph. */
const someText = (words: string, salt: string) => `(
  select string_agg(word, case when w % 12 = 0 then chr(10) else ' ' end order by w) from (
    select w, case when random() < 0.03 then (floor(random() * 900) + 100)::text
      else ($2::text[])[1 + floor(power(random(), 2) * cardinality($2::text[]))::int] end as word
    from generate_series(1, ${words}) w where ${salt} is not null) drawn)`;

const document = (text: string) =>
  `jsonb_build_object('type', 'doc', 'content', (
    select jsonb_agg(jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', line))))
    from regexp_split_to_table(${text}, chr(10)) line))`;

/**
 * As many articles and news, each of 100 to 900 words, a fifth as many projects, and as many questions. 2 is an admin; of the articles
 * a twentieth waits and a twentieth was refused.
 */
export async function generateTexts(client: Pick<pg.ClientBase, 'query'>, count: number): Promise<void> {
  const drawn = [count, textWords];
  await client.query(
    `insert into users (name, email) select 'Nhân viên ' || n, 'bench' || n || '@toam.vn' from generate_series(1, 400) n`,
  );
  await client.query(`update users set role = 2, job_position = 2 where id = 2`);
  await client.query(
    `insert into images (key, upright_key, name, width, height, bytes, uploaded_by) values (gen_random_uuid(), gen_random_uuid(), 'bia.webp', 800, 600, 1, 2)`,
  );
  await client.query(
    `insert into article_types (type_name, position) select 'Cột ' || n, n from generate_series(1, 8) n`,
  );
  await client.query('select setseed(0.5)');
  const texts = `select i, ${someText('5 + i % 9', 'i')} as title, ${someText('100 + i * 397 % 800', 'i')} as body from generate_series(1, $1::int) i`;
  const common = `replace(title, chr(10), ' '), ${document('body')}, body`;
  const at = `now() - (($1 - i) || ' minutes')::interval`;
  await client.query(
    `insert into articles (title, content, text_content, excerpt, type_id, status, position, user_id, keeper_id, created_at, updated_at)
     select ${common}, left(body, 200), 1 + i % 8, case i % 20 when 0 then 0 when 1 then 2 else 1 end, i, 1 + i % 400, 1 + i % 400, ${at}, ${at} from (${texts}) t`,
    drawn,
  );
  await client.query(
    `insert into blogs (title, content, text_content, excerpt, type, cover_id, user_id, created_at, updated_at)
     select ${common}, left(body, 200), 1 + i % 3, 1, 1 + i % 400, ${at}, ${at} from (${texts}) t`,
    drawn,
  );
  await client.query(
    `insert into projects (name, content, text_content, address, created_at, updated_at)
     select ${common}, 'Đường ' || i || ', Phường ' || i % 20 || ', Quận 7', ${at}, ${at} from (${texts}) t where i % 5 = 0`,
    drawn,
  );
  await client.query(
    `insert into project_questions (project_id, content, answer, user_id, created_at)
     select 1 + i % greatest(1, $1 / 5), ${someText('12', 'i')}, case when i % 4 > 0 then ${someText('30', 'i')} end, 1 + i % 400, ${at} from generate_series(1, $1::int) i`,
    drawn,
  );
  await client.query('vacuum analyze');
}
