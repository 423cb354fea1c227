import type { PostHouse } from '@toam/contracts/post/post.schema';
import { postFormText as text } from '../post/post-form.text';
import { housePrice } from '@toam/domain/house/house-price';
import { Button, Price, Row, Stack, Text } from '@toam/ui/core';
import { Photo } from '@toam/ui/list';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import * as css from './post-form.module.css';

/** The house that is posted. Mockup 37. */
export function PostedHouse({ house }: { house: PostHouse }) {
  const navigate = useNavigate();
  return (
    <Stack gap={4}>
      <Row className={css.cover} radius={10} overflow="hidden" relative>
        <Photo src={house.images[0]?.main} seed={house.id} width="100%" height="100%" round={0} />
        <Row as="span" className={css.coverTools}>
          <Button size="small" onClick={() => void navigate(paths.newPost)}>
            {text.changeHouse}
          </Button>
        </Row>
      </Row>
      <Row justify="between" gap={8} align="baseline">
        {house.into_money ? <Price {...housePrice(house.into_money, house.purpose)} size={20} /> : <span />}
        <Link to={paths.house(house.id)}>{text.code(house.id)}</Link>
      </Row>
      <Text as="p" size={14} weight={500} breaks>
        {house.title ?? text.noTitle}
      </Text>
      <Text as="p" size={12} tone="text2" breaks>
        {house.address}
      </Text>
    </Stack>
  );
}
