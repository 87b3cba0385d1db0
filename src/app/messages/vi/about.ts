// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/about.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('vi')

export const about = translated<typeof english.about>()({
  privacy: {
    title: 'Quyền riêng tư', // d2a7115d
    hint: 'Dịch vụ này lưu những gì quý vị cho biết, lưu ở đâu và trong bao lâu.', // e091de0f
    parts: {
      short: {
        heading: 'Tóm tắt', // 9e90b1ac
        lines: [
          'Quý vị không cần tài khoản. Chúng tôi chỉ hỏi những gì cần cho buổi khám.', // ffd63cfb
          'Những gì quý vị nhập chỉ được gửi đến nhà thuốc hoặc phòng khám nơi quý vị đến khám. Không có cookie, quảng cáo hay công cụ theo dõi.', // ccdf0318
        ],
      },
      device: {
        heading: 'Trên điện thoại hoặc máy tính của quý vị', // a35a0c7b
        lines: [
          'Mẫu đơn đang điền dở được lưu làm bản nháp trên thiết bị của quý vị, để quý vị có thể nghỉ rồi điền tiếp. Bản nháp được lưu tối đa 24 giờ và biến mất khi quý vị điền xong hoặc bắt đầu lại. Các trang web và ứng dụng khác không xem được. Bất cứ ai dùng được trình duyệt này đều có thể mở bản nháp: hãy dùng “Bắt đầu lại” trên thiết bị dùng chung.', // 1ab789de
          'Sau khi quý vị báo có mặt, mã quầy của quý vị được lưu ở đây đến hết ngày, không kèm tên; quý vị có thể xóa mã.', // a1f07191
          'Liên kết của buổi khám mà quý vị đã mở được giữ trên thiết bị của quý vị tối đa 24 giờ, để có thể tải lại trang đó.', // a44b9b2c
          'Số An Sinh Xã Hội, số thẻ căn cước tiểu bang, số bảo hiểm và số Medicare không bao giờ được lưu trên thiết bị. Nếu trang được tải lại, quý vị nhập lại các số này.', // 16565431
        ],
      },
      tablet: {
        heading: 'Trên máy tính bảng tại cửa hàng', // 05f347ae
        lines: [
          'Máy tính bảng xóa thông tin của quý vị khi quý vị làm xong, khi quý vị nhấn “Bắt đầu lại”, và khi không ai chạm vào trong hơn một phút. Trước đó có đếm ngược để báo cho quý vị.', // b0d342cb
          'Không thể đọc những gì quý vị nhập từ bộ nhớ của máy tính bảng: chìa khóa mất ngay khi trình duyệt đóng hoặc mất điện.', // cc656069
        ],
      },
      offline: {
        heading: 'Khi không có kết nối', // 4ad93113
        lines: [
          'Mẫu đơn không hẹn trước đã điền xong nhưng chưa gửi được sẽ được khóa, chỉ máy chủ của chúng tôi mở được. Mẫu đơn chờ trên thiết bị, được gửi khi có kết nối lại, rồi bị xóa.', // 8f176526
          'Trên thiết bị của quý vị, mã quầy không kèm tên được lưu cùng mẫu đơn cho đến lúc đó, để quý vị xem lại. Máy tính bảng của cửa hàng không lưu mã.', // 0265b805
        ],
      },
      server: {
        heading: 'Tại nhà thuốc hoặc phòng khám', // 6462aafb
        lines: [
          'Mọi thứ quý vị nhập cho buổi khám đều được mã hóa khi lưu. Địa điểm, giờ, dịch vụ và mã quầy được lưu kèm theo để tìm được buổi khám của quý vị.', // 098e4bad
          'Dịch vụ này xóa tất cả 30 ngày sau buổi khám, trừ khi nhà thuốc hoặc phòng khám đã đặt số ngày khác.', // c2183302
          'Quý vị chỉ nhận e-mail về buổi khám nếu quý vị yêu cầu, và có thể ngừng bất cứ lúc nào. E-mail đi qua các công ty thư điện tử, nên chỉ cho biết buổi khám vào lúc nào, không bao giờ cho biết khám gì.', // 7fee116c
          'Các địa chỉ không muốn nhận e-mail được giữ trong một danh sách, đã mã hóa để không ai đọc được ở đó.', // fc0338f6
          'Những gì nhà thuốc hoặc phòng khám đưa vào hồ sơ sức khỏe của họ tuân theo Thông báo về Thực hành Quyền riêng tư của họ. Quý vị đọc thông báo này trong mẫu đơn trước khi đồng ý.', // 087d4e8e
          'Máy chủ của chúng tôi ghi lại loại trang nào được mở và khi nào, không ghi tên và không ghi những gì đã nhập.', // 247f342b
          'Việc sử dụng các trang chỉ được đếm nếu nhà thuốc hoặc phòng khám bật tính năng đó. Số liệu không chứa những gì quý vị nhập.', // a6637f2e
        ],
      },
      place: {
        heading: 'Nơi quý vị đang ở', // 54cd982f
        lines: [
          'Thiết bị chỉ cho chúng tôi biết quý vị ở đâu nếu quý vị tìm phòng khám gần mình và cho phép. Vị trí được dùng cho lần tìm đó và có trong địa chỉ của trang. Vị trí không được lưu.', // 8389c0bc
          'Các phòng khám quý vị đã xem được lưu trên thiết bị để quý vị tìm được khi không có mạng: tên, địa điểm, điện thoại và giờ mở cửa. Những gì quý vị tìm và khoảng cách không được lưu.', // 76dfae57
          'Nếu có bản đồ đường phố, hình ảnh đến từ công ty mà nhà thuốc hoặc phòng khám đã chọn. Công ty đó thấy quý vị xem phần nào của bản đồ.', // b12aea83
        ],
      },
      video: {
        heading: 'Khám qua video', // 40ca025b
        lines: [
          'Buổi khám qua video diễn ra trong chương trình của một công ty khác. Thông báo về quyền riêng tư của công ty đó áp dụng từ lúc quý vị tham gia.', // ff243c62
        ],
      },
      ask: {
        heading: 'Câu hỏi của quý vị', // e389fa62
        lines: [
          'Để xem, sửa hoặc xóa những gì đã gửi cho chúng tôi, hãy gọi cho chúng tôi hoặc hỏi tại nhà thuốc hay phòng khám của quý vị.', // aed124ff
        ],
      },
    },
  },
  accessibility: {
    title: 'Hỗ trợ tiếp cận', // d3368cbf
    hint: 'Mọi người đều phải có thể tự đặt hẹn ở đây, hoặc nhờ đặt giúp.', // 8002f353
    parts: {
      aim: {
        heading: 'Mục tiêu của chúng tôi', // 44649f3f
        lines: [
          'Mỗi trang được làm theo mức AA của Hướng dẫn Tiếp cận Nội dung Web, phiên bản 2.2.', // 4f0b6a85
          'Quý vị có thể dùng tất cả chỉ bằng bàn phím, với chữ lớn gấp đôi, trên màn hình hẹp, và với màu sáng, tối hoặc tương phản cao. Không cần kéo thả, và không có gì chuyển động nếu thiết bị của quý vị yêu cầu giảm chuyển động.', // 25390dfe
        ],
      },
      tested: {
        heading: 'Những gì đã được kiểm tra', // 8a9d7213
        lines: [
          'Trước mỗi phiên bản, chương trình kiểm tra các trang ở ba độ rộng, nền sáng và tối: tên và vai trò của mọi thứ trên trang, tiêu đề, độ tương phản, và kích cỡ của mọi nút nhấn.', // a0b44682
          'Chương trình cũng đi qua toàn bộ phần không hẹn trước và phần đặt hẹn chỉ bằng bàn phím.', // 3b64596e
        ],
      },
      open: {
        heading: 'Những gì chưa được kiểm tra', // 34189557
        lines: [
          'Chương trình không tìm ra mọi lỗi. Phiên bản này chưa được những người dùng trình đọc màn hình, công tắc hay điều khiển bằng giọng nói dùng thử, và chưa có bên độc lập nào kiểm tra.', // 00fff53f
          'Bản đồ được vẽ để nhìn. Mỗi địa điểm trên bản đồ cũng có trong danh sách bên cạnh.', // bb0af77f
          'Ở hầu hết các ngôn ngữ, văn bản mà quý vị đồng ý chỉ có tiếng Anh. Mẫu đơn cho biết điều đó và nêu trợ giúp ngôn ngữ miễn phí.', // c7096748
        ],
      },
      time: {
        heading: 'Giới hạn thời gian', // 6de6103d
        lines: [
          'Giờ quý vị chọn được giữ trong 15 phút. Quý vị được báo trước khi hết và có thể giữ lâu hơn, tối đa 60 phút kể từ đầu. Sau đó chúng tôi cố giữ lại giờ đó. Những gì quý vị nhập không bị mất.', // 06c2e153
          'Máy tính bảng tại cửa hàng đếm ngược 30 giây trước khi bắt đầu lại. Chạm hoặc nhấn phím bất kỳ để dừng, bao nhiêu lần cũng được.', // 529c5b95
        ],
      },
      help: {
        heading: 'Nếu quý vị gặp khó khăn khi sử dụng', // cbd515c6
        lines: [
          'Hãy gọi và chúng tôi sẽ đặt hẹn cùng quý vị, hoặc hỏi tại bất kỳ nhà thuốc hay phòng khám nào của chúng tôi. Xin cho biết điều gì gây khó khăn: trang nào, quý vị đã làm gì, và quý vị dùng gì để đọc.', // 9a439e01
        ],
      },
    },
  },
  licences: {
    title: 'Giấy phép và ghi công', // c0d35d58
    hint: 'Dịch vụ này dùng công trình của nhiều người chia sẻ miễn phí.', // f02c8bab
    dataHeading: 'Bản đồ, địa điểm và phông chữ', // a8668c56
    data: [
      'Đường viền tiểu bang và quận: U.S. Census Bureau, phạm vi công cộng.', // 57fabd5c
      'Thành phố và mã ZIP: GeoNames (geonames.org), Creative Commons Attribution 4.0.', // 627b7fc2
      'Ranh giới múi giờ: © OpenStreetMap contributors, Open Database License.', // 5b78d00c
      'Phông chữ: Atkinson Hyperlegible Next, Braille Institute of America, SIL Open Font License 1.1.', // 8498765a
    ],
    packagesHeading: 'Chương trình', // b6747064
    packagesHint: (count: number) =>
      `Dịch vụ này có ${number(count)} gói phần mềm, mỗi gói có giấy phép riêng.`, // 5394367b
    allTexts: 'Nguyên văn tất cả giấy phép', // b201270e
    version: (version: string) => `phiên bản ${version}`, // 5366cab4
  },
})
