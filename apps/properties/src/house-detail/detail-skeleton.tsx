import { listText } from '@toam/contracts/texts/list';
import { Row, Stack } from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import { GalleryFrame } from '../house/house-gallery';
import { HouseBody, HouseColumns } from './house-columns';

/** The page's shape while the house loads. */
export const DetailSkeleton = () => (
  <HouseBody role="status" aria-label={listText.loading}>
    <Stack top={[0, 14]} padX={[0, 16]}>
      <Skeleton active title={{ width: '46%' }} paragraph={{ rows: 1, width: '62%' }} />
    </Stack>
    <GalleryFrame shape="page" count={5}>
      {[0, 1, 2, 3, 4].map((place) => (
        <Row key={place} background="fill" />
      ))}
    </GalleryFrame>
    <HouseColumns>
      <Skeleton active title={false} paragraph={{ rows: 8 }} />
      <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 4 }} />
    </HouseColumns>
  </HouseBody>
);
